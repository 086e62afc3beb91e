import { rangeLabel } from '@bandwise/domain';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';
import { texts } from '../texts/texts.ts';
import styles from './question-frame.module.css';

interface NumberBadgeProps {
  readonly numbers: readonly number[];
  readonly id?: string;
}

/** `14` or `21–22`; read aloud as "Question 14". */
export function NumberBadge({ numbers, id }: NumberBadgeProps) {
  return (
    <span className={styles['badge']} id={id}>
      <VisuallyHidden>{texts.questions.heading(numbers.length)}</VisuallyHidden>
      {` ${rangeLabel(numbers)}`}
    </span>
  );
}
