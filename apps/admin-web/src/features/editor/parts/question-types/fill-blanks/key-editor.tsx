import { LIMITS } from '@bandwise/domain';
import { texts } from '../../../../../shared/texts/texts.ts';
import { replaceAt } from '../../../model/form/lists.ts';
import { pasteTexts } from '../../../model/changes/paste-texts.ts';
import { useDispatch } from '../../../session/editor-context.ts';
import { FieldSet } from '../../../fields/field-set.tsx';
import type { KeyEditorProps } from '../question-type-editor.ts';
import { TextRows } from '../../../fields/text-rows.tsx';
import { AnswerAdvice } from './answer-advice.tsx';
import { useField } from '../../../fields/use-field.ts';

const questionTexts = texts.questions;
/** At least one accepted answer (administrator specification, section 5). */
const ANSWERS_MIN = 1;

export function AcceptedAnswersKey({ part, group, question, label }: KeyEditorProps) {
  const dispatch = useDispatch();
  const { id, error, onBlur } = useField({ part, group, question: question.id, field: 'answers' });
  const { answers } = question;
  const rows = answers.map((text, index) => ({ id: index, text }));
  const set = (next: readonly string[]) =>
    dispatch({ type: 'setQuestion', group, question: question.id, patch: { answers: next } });
  return (
    <FieldSet id={id} label={questionTexts.accepted} error={error} onLeave={onBlur}>
      <TextRows
        name={`${id}-row`}
        rows={rows}
        min={ANSWERS_MIN}
        max={LIMITS.answersMax}
        labels={{
          row: (index) => questionTexts.acceptedAnswer(index, label),
          remove: (index) => questionTexts.removeAccepted(index, label),
          add: questionTexts.addAccepted,
          addTo: questionTexts.addAcceptedTo(label),
        }}
        onText={(index, text) => set(replaceAt(answers, index, text))}
        onRemove={(index) => set(answers.filter((_, at) => at !== index))}
        onAdd={() => set([...answers, ''])}
        onPaste={(at, pasted) => {
          const next = pasteTexts(rows, { at, texts: pasted, max: LIMITS.answersMax }, () => ({ id: -1, text: '' }));
          set(next.map(({ text }) => text));
        }}
      />
      <AnswerAdvice question={question.id} fieldId={id} />
    </FieldSet>
  );
}
