import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { useGroupState } from '../group-state.ts';
import { keyLine, type ShownVerdict, type VerdictKind } from './shown-verdict.ts';
import styles from './verdict.module.css';

const ICONS = {
  correct: IconCheck,
  partial: IconMinus,
  wrong: IconX,
  blank: IconMinus,
} as const satisfies Record<VerdictKind, typeof IconCheck>;

interface VerdictNoteProps {
  readonly verdict: ShownVerdict;
  /** Within a line of text; otherwise a line of its own. */
  readonly inline?: boolean;
  /** Leaves out the verdict: a further blank of a number that was judged as one. */
  readonly keyOnly?: boolean;
  readonly nameAnswer?: ((answer: string) => string) | undefined;
}

/** How a question came out: shape, word and colour, and the right answer unless it was given. */
export function VerdictNote(props: VerdictNoteProps) {
  const { verdict, inline = false, keyOnly = false, nameAnswer } = props;
  const { type } = useGroupState();
  const Icon = ICONS[verdict.kind];
  const answers = nameAnswer === undefined ? verdict.answers : verdict.answers.map(nameAnswer);
  const key = verdict.kind === 'correct' ? null : keyLine(type, answers);
  return (
    <span className={styles['note']} data-kind={verdict.kind} data-inline={inline || undefined} data-annotation-skip>
      {!keyOnly && (
        <span className={styles['verdict']}>
          <Icon size="1.125em" stroke={3} aria-hidden />
          {verdict.label}
        </span>
      )}
      {key !== null && <span className={styles['key']}>{key}</span>}
    </span>
  );
}
