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
  // The text has its own element: React could not remove text that a page translator has wrapped.
  if (lettered === undefined) return <span>{choice}</span>;
  return (
    <span>
      <span className={styles['letter']}>{lettered.letter}</span> {lettered.text}
    </span>
  );
}
