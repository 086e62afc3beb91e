import { Radio } from '@mantine/core';
import { texts } from '../../../../../shared/texts/texts.ts';
import { useDispatch } from '../../../session/editor-context.ts';
import { OptionsKey } from '../options-key.tsx';
import type { KeyEditorProps } from '../question-type-editor.ts';

export function SingleOptionKey(props: KeyEditorProps) {
  const { group, question } = props;
  const dispatch = useDispatch();
  const choose = (option: number) =>
    dispatch({ type: 'setQuestion', group, question: question.id, patch: { chosen: [option], answers: [] } });
  return (
    <OptionsKey
      {...props}
      caption={texts.questions.options}
      onMark={choose}
      renderMark={(option, name) => (
        <Radio
          name={`key-${question.id}`}
          aria-label={name}
          tabIndex={-1}
          checked={question.chosen.includes(option.id)}
          onChange={() => choose(option.id)}
        />
      )}
    />
  );
}
