import { NativeSelect } from '@mantine/core';
import { texts } from '../../../../shared/texts/texts.ts';
import { rowLetters } from '../../model/form/row-letters.ts';
import { AnswerLabel } from './answer-label.tsx';
import { useDispatch } from '../../session/editor-context.ts';
import type { KeyEditorProps } from './question-type-editor.ts';
import { StrayAnswers } from './stray-answers.tsx';
import { useField } from '../../fields/use-field.ts';

const questionTexts = texts.questions;

/** Chooses the right one of the group's choices. */
export function ChoiceKey({ part, group, question, label, choices, letters }: KeyEditorProps) {
  const dispatch = useDispatch();
  const field = useField({ part, group, question: question.id, field: 'answers' });
  const [chosen] = question.chosen;
  const marks = letters === undefined ? [] : rowLetters(choices, letters);
  const offered = choices
    .map(({ id, text }, index) => ({ id, text, label: marks[index] ? `${marks[index]} — ${text}` : text }))
    .filter(({ id, text }) => text.trim() !== '' || id === chosen);
  return (
    <>
      <NativeSelect
        {...field}
        label={<AnswerLabel numbers={label} />}
        maw={420}
        value={chosen ?? ''}
        data={[
          { value: '', label: questionTexts.chooseAnswer },
          ...offered.map((choice) => ({ value: String(choice.id), label: choice.label })),
        ]}
        onChange={(event) => {
          const { value } = event.currentTarget;
          const patch = { chosen: value === '' ? [] : [Number(value)], answers: [] };
          dispatch({ type: 'setQuestion', group, question: question.id, patch });
        }}
      />
      <StrayAnswers
        answers={question.answers}
        onRemove={() => dispatch({ type: 'setQuestion', group, question: question.id, patch: { answers: [] } })}
      />
    </>
  );
}
