import { LIMITS } from '@bandwise/domain';
import type { ReactNode } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import type { OptionForm } from '../../model/form/form.ts';
import { groupById } from '../../model/form/parts.ts';
import { rowLetters } from '../../model/form/row-letters.ts';
import { MovableRow } from '../moving/movable-row.tsx';
import { useEditor } from '../../session/editor-context.ts';
import { FieldSet } from '../../fields/field-set.tsx';
import type { KeyEditorProps } from './question-type-editor.ts';
import { StrayAnswers } from './stray-answers.tsx';
import { TextRows } from '../../fields/text-rows.tsx';
import { useField } from '../../fields/use-field.ts';

const questionTexts = texts.questions;
/** The remove buttons are disabled at this number (administrator specification, section 5). */
const OPTIONS_MIN = 2;

interface OptionsKeyProps extends KeyEditorProps {
  readonly caption: string;
  /** The radio or the checkbox before an option. */
  readonly renderMark: (option: OptionForm, name: string) => ReactNode;
  /** Toggles the mark of an option. */
  readonly onMark: (option: number) => void;
}

/** Options of a question, each marked as right or not. */
export function OptionsKey({ part, group, question, label, caption, renderMark, onMark }: OptionsKeyProps) {
  const { store, announcements } = useEditor();
  const { dispatch } = store;
  const target = { group, question: question.id };
  const options = useField({ part, ...target, field: 'options' });
  const answers = useField({ part, ...target, field: 'answers' });
  const mark = (option: number) => {
    onMark(option);
    const { options: all = [], chosen = [] } =
      groupById(store.getState().form, group)?.questions.find(({ id }) => id === question.id) ?? {};
    const index = all.findIndex(({ id }) => id === option);
    announcements.say(questionTexts[chosen.includes(option) ? 'right' : 'notRight'](index, label));
  };
  return (
    <FieldSet
      id={answers.id}
      label={caption}
      error={options.error ?? answers.error}
      onLeave={() => {
        options.onBlur();
        answers.onBlur();
      }}
    >
      <TextRows
        name={options.id}
        rows={question.options}
        min={OPTIONS_MIN}
        max={LIMITS.optionsMax}
        labels={{
          row: (index) => questionTexts.option(index, label),
          remove: (index) => questionTexts.removeOption(index, label),
          add: questionTexts.addOptionLabel,
          addTo: questionTexts.addOption(label),
        }}
        renderLead={(option, index) => renderMark(option, questionTexts.right(index, label))}
        onText={(option, text) => dispatch({ type: 'setOption', ...target, option, text })}
        onRemove={(option) => dispatch({ type: 'removeOption', ...target, option })}
        onAdd={() => dispatch({ type: 'addOption', ...target })}
        letters={rowLetters(question.options, 'A')}
        order={{
          Frame: MovableRow,
          onInsert: (after) => dispatch({ type: 'insertRow', group, after }),
          onMove: (row, index) => {
            dispatch({ type: 'placeRow', group, row, index });
            announcements.say(texts.rows.movedTo(index));
          },
        }}
        onMark={mark}
        onPaste={(option, pasted) => dispatch({ type: 'pasteOptions', ...target, option, texts: pasted })}
      />
      <StrayAnswers
        answers={question.answers}
        onRemove={(stray) => {
          const patch = { answers: question.answers.filter((answer) => answer !== stray) };
          dispatch({ type: 'setQuestion', ...target, patch });
        }}
      />
    </FieldSet>
  );
}
