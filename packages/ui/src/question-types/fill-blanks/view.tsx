import { addressOf, type DeliveryGroup } from '@bandwise/domain';
import { BlankFrame } from '../../questions/blanks/blank-frame.tsx';
import { BlankLayout, type BlankProps } from '../../questions/blanks/blank-layout.tsx';
import { useGroupState } from '../../questions/group-state.ts';
import { questionName } from '../../questions/question-name.ts';
import styles from '../../questions/blanks/blank.module.css';

interface FillBlanksViewProps {
  readonly group: DeliveryGroup;
}

/** Words typed into gaps. The browser helps with nothing: spelling is part of the test. */
export function FillBlanksView({ group }: FillBlanksViewProps) {
  return <BlankLayout group={group} Blank={TextBlank} />;
}

function TextBlank({ question, place, describedBy }: BlankProps) {
  const { answers, onAnswer, disabled } = useGroupState();
  const address = addressOf(question);
  const given = answers[address];
  return (
    <BlankFrame question={question} place={place}>
      <input
        type="text"
        className={styles['input']}
        aria-label={questionName(question)}
        aria-describedby={describedBy}
        value={typeof given === 'string' ? given : ''}
        disabled={disabled}
        maxLength={200}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onAnswer(address, event.currentTarget.value === '' ? null : event.currentTarget.value)}
      />
    </BlankFrame>
  );
}
