import { BlankFrame } from '../../questions/blanks/blank-frame.tsx';
import { BlankLayout, type BlankProps } from '../../questions/blanks/blank-layout.tsx';
import { useQuestionState, useTextAnswer } from '../../questions/group-state.ts';
import { NO_WRITING_HELP } from '../../fields/no-writing-help.ts';
import { questionName } from '../../questions/question-name.ts';
import type { QuestionTypeViewProps } from '../question-type-view.ts';
import styles from '../../questions/blanks/blank.module.css';

/** Words typed into gaps, without spelling help by the browser: spelling is part of the test. */
export function FillBlanksView({ group }: QuestionTypeViewProps) {
  return <BlankLayout group={group} Blank={TextBlank} />;
}

function TextBlank({ question, place, describedBy }: BlankProps) {
  const { disabled } = useQuestionState();
  const [given, give] = useTextAnswer(question);
  return (
    <BlankFrame question={question} place={place}>
      <input
        type="text"
        className={styles['input']}
        aria-label={questionName(question)}
        aria-describedby={describedBy}
        value={given ?? ''}
        disabled={disabled}
        maxLength={200}
        {...NO_WRITING_HELP}
        onChange={(event) => give(event.currentTarget.value)}
      />
    </BlankFrame>
  );
}
