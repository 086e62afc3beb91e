import { Checkbox } from '@mantine/core';
import { texts } from '../../../../../shared/texts/texts.ts';
import { useDispatch } from '../../../session/editor-context.ts';
import { OptionsKey } from '../options-key.tsx';
import type { KeyEditorProps } from '../question-type-editor.ts';

export function MultiOptionsKey(props: KeyEditorProps) {
  const { group, question } = props;
  const dispatch = useDispatch();
  const toggle = (id: number) => {
    const others = question.chosen.filter((one) => one !== id);
    const patch = { chosen: others.length === question.chosen.length ? [...others, id] : others };
    dispatch({ type: 'setQuestion', group, question: question.id, patch });
  };
  return (
    <OptionsKey
      {...props}
      caption={texts.questions.optionsMulti}
      onMark={toggle}
      renderMark={(option, name) => (
        <Checkbox
          aria-label={name}
          tabIndex={-1}
          checked={question.chosen.includes(option.id)}
          onChange={() => toggle(option.id)}
        />
      )}
    />
  );
}
