import { addressOf, type DeliveryGroup } from '@bandwise/domain';
import { createContext, useContext } from 'react';
import { BlankFrame } from '../../questions/blanks/blank-frame.tsx';
import { BlankLayout, type BlankProps } from '../../questions/blanks/blank-layout.tsx';
import { useGroupState } from '../../questions/group-state.ts';
import { questionName } from '../../questions/question-name.ts';
import styles from '../../questions/blanks/blank.module.css';

interface DropdownViewProps {
  readonly group: DeliveryGroup;
}

const ChoicesContext = createContext<readonly string[]>([]);

/** A choice from a list in each gap. The browser's own select: every keyboard, phone and screen reader knows it. */
export function DropdownView({ group }: DropdownViewProps) {
  return (
    <ChoicesContext value={group.choices}>
      <BlankLayout group={group} Blank={SelectBlank} />
    </ChoicesContext>
  );
}

function SelectBlank({ question, place, describedBy }: BlankProps) {
  const choices = useContext(ChoicesContext);
  const { answers, onAnswer, disabled } = useGroupState();
  const address = addressOf(question);
  const given = answers[address];
  return (
    <BlankFrame question={question} place={place}>
      <select
        className={styles['select']}
        aria-label={questionName(question)}
        aria-describedby={describedBy}
        value={typeof given === 'string' ? given : ''}
        disabled={disabled}
        onChange={(event) => onAnswer(address, event.currentTarget.value === '' ? null : event.currentTarget.value)}
      >
        <option value="">Choose…</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    </BlankFrame>
  );
}
