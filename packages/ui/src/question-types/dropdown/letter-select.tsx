import type { LetteredChoice } from '@bandwise/domain';
import { IconChevronDown } from '@tabler/icons-react';
import { letterOf, spokenChoice } from '../../questions/choices/lettered.ts';
import { texts } from '../../texts/texts.ts';
import styles from './letter-select.module.css';

interface LetterSelectProps {
  readonly choices: readonly LetteredChoice[];
  readonly value: string | null;
  readonly onGive: (choice: string) => void;
  readonly name: string;
  readonly describedBy: string | undefined;
  readonly disabled: boolean;
}

/**
 * A letter of the list above. It is the browser's own select, invisible over the box that shows the letter: opened, read out
 * and on a phone, it has letters and texts, and a typed letter chooses.
 */
export function LetterSelect({ choices, value, onGive, name, describedBy, disabled }: LetterSelectProps) {
  return (
    <span className={styles['box']} data-disabled={disabled || undefined} data-letter-box>
      <span className={styles['letter']} aria-hidden>
        {value === null ? '' : letterOf(choices, value)}
      </span>
      <IconChevronDown className={styles['arrow']} size="1em" aria-hidden />
      <select
        className={styles['select']}
        aria-label={name}
        aria-describedby={describedBy}
        value={value ?? ''}
        disabled={disabled}
        onChange={(event) => onGive(event.currentTarget.value)}
      >
        {/* The text begins with no letter, so that typing a letter does not clear the answer. */}
        <option value="">{texts.questions.noLetter}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {spokenChoice(choice)}
          </option>
        ))}
      </select>
    </span>
  );
}
