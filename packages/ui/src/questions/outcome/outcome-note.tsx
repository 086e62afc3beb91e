import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { useGroupState } from '../group-state.ts';
import { keyLine, type Outcome, type OutcomeKind } from './outcome.ts';
import styles from './outcome.module.css';

const ICONS = {
  correct: IconCheck,
  partial: IconMinus,
  wrong: IconX,
  blank: IconMinus,
} as const satisfies Record<OutcomeKind, typeof IconCheck>;

interface OutcomeNoteProps {
  readonly outcome: Outcome;
  /** Within a line of text; otherwise a line of its own. */
  readonly inline?: boolean;
  /** Leaves out the verdict: a further blank of a number that was judged as one. */
  readonly keyOnly?: boolean;
  readonly nameAnswer?: ((answer: string) => string) | undefined;
}

/** How a question came out: shape, word and colour, and the right answer unless it was given. */
export function OutcomeNote(props: OutcomeNoteProps) {
  const { outcome, inline = false, keyOnly = false, nameAnswer } = props;
  const { type } = useGroupState();
  const Icon = ICONS[outcome.kind];
  const answers = nameAnswer === undefined ? outcome.answers : outcome.answers.map(nameAnswer);
  const key = outcome.kind === 'correct' ? null : keyLine(type, answers);
  return (
    <span className={styles['note']} data-kind={outcome.kind} data-inline={inline || undefined} data-annotation-skip>
      {!keyOnly && (
        <span className={styles['verdict']}>
          <Icon size="1.125em" stroke={3} aria-hidden />
          {outcome.label}
        </span>
      )}
      {key !== null && <span className={styles['key']}>{key}</span>}
    </span>
  );
}
