import { Radio } from '@mantine/core';
import { texts } from '../../../../shared/texts/texts.ts';
import { useDispatch } from '../../screen/editor-context.ts';
import { OptionsKey } from '../options-key.tsx';
import type { KeyEditorProps } from '../question-type-editor.ts';

export function SingleOptionKey(props: KeyEditorProps) {
  const { group, question } = props;
  const dispatch = useDispatch();
  return (
    <OptionsKey
      {...props}
      caption={texts.questions.options}
      renderMark={(option, name) => (
        <Radio
          name={`key-${question.id}`}
          aria-label={name}
          checked={question.chosen.includes(option.id)}
          onChange={() =>
            dispatch({
              type: 'setQuestion',
              group,
              question: question.id,
              patch: { chosen: [option.id], answers: [] },
            })
          }
        />
      )}
    />
  );
}
