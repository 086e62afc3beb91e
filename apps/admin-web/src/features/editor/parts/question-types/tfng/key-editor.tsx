import { TFNG_CHOICES } from '@bandwise/domain';
import { Group, Radio } from '@mantine/core';
import { AnswerLabel } from '../answer-label.tsx';
import { useDispatch } from '../../../session/editor-context.ts';
import type { KeyEditorProps } from '../question-type-editor.ts';
import { StrayAnswers } from '../stray-answers.tsx';
import { useField } from '../../../fields/use-field.ts';

export function TfngKey({ part, group, question, label, labels }: KeyEditorProps) {
  const dispatch = useDispatch();
  const { id, error } = useField({ part, group, question: question.id, field: 'answers' });
  const [answer = ''] = question.answers;
  const offered: readonly string[] = TFNG_CHOICES[labels];
  const set = (answers: readonly string[]) =>
    dispatch({ type: 'setQuestion', group, question: question.id, patch: { answers } });
  return (
    <>
      <Radio.Group
        id={id}
        label={<AnswerLabel numbers={label} />}
        error={error}
        value={answer}
        onChange={(value) => set([value])}
      >
        <Group gap="md">
          {offered.map((choice) => (
            <Radio key={choice} value={choice} label={choice} />
          ))}
        </Group>
      </Radio.Group>
      <StrayAnswers answers={question.answers.filter((one) => !offered.includes(one))} onRemove={() => set([])} />
    </>
  );
}
