import type { LetteredChoice } from '@bandwise/domain';
import styles from './drag-drop.module.css';

interface ChoiceNameProps {
  readonly choice: string;
  /** null: choices have no letters. */
  readonly choices: readonly LetteredChoice[] | null;
}

/** A choice as the list and the gaps show it: with its letter where it has one. */
export function ChoiceName({ choice, choices }: ChoiceNameProps) {
  const lettered = choices?.find(({ value }) => value === choice);
  // In an element of its own: a text that a translator has wrapped could not be removed.
  if (lettered === undefined) return <span>{choice}</span>;
  return (
    <span>
      <span className={styles['letter']}>{lettered.letter}</span> {lettered.text}
    </span>
  );
}
