import { useGroupState, useQuestionState, useTextAnswer } from '../../questions/group-state.ts';
import { BlankFrame } from '../../questions/blanks/blank-frame.tsx';
import { BlankLayout, type BlankProps } from '../../questions/blanks/blank-layout.tsx';
import { ChoiceLegend } from '../../questions/choices/choice-legend.tsx';
import { questionName } from '../../questions/question-name.ts';
import type { QuestionTypeViewProps } from '../question-type-view.ts';
import { texts } from '../../texts/texts.ts';
import { createContext, useContext } from 'react';
import { LetterSelect } from './letter-select.tsx';
import styles from '../../questions/blanks/blank.module.css';
import legend from '../../questions/choices/choice-legend.module.css';

const ChoicesContext = createContext<readonly string[]>([]);

/** A choice from a list in each gap. The browser's own select: every keyboard, phone and screen reader knows it. */
export function DropdownView({ group }: QuestionTypeViewProps) {
  const { lettered } = useGroupState();
  if (lettered !== null)
    return (
      <div className={legend['area']}>
        <ChoiceLegend choices={lettered} title={group.choices_title} />
        <BlankLayout group={group} Blank={LetterBlank} isAside />
      </div>
    );
  return (
    <ChoicesContext value={group.choices}>
      <BlankLayout group={group} Blank={SelectBlank} />
    </ChoicesContext>
  );
}

function LetterBlank({ question, place, describedBy }: BlankProps) {
  const { disabled, lettered } = useQuestionState();
  const [given, give] = useTextAnswer(question);
  return (
    <BlankFrame question={question} place={place}>
      <LetterSelect
        choices={lettered ?? []}
        value={given}
        onGive={give}
        name={questionName(question)}
        describedBy={describedBy}
        disabled={disabled}
      />
    </BlankFrame>
  );
}

function SelectBlank({ question, place, describedBy }: BlankProps) {
  const choices = useContext(ChoicesContext);
  const { disabled } = useQuestionState();
  const [given, give] = useTextAnswer(question);
  return (
    <BlankFrame question={question} place={place}>
      <select
        className={styles['select']}
        aria-label={questionName(question)}
        aria-describedby={describedBy}
        value={given ?? ''}
        disabled={disabled}
        onChange={(event) => give(event.currentTarget.value)}
      >
        <option value="">{texts.questions.choose}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    </BlankFrame>
  );
}
