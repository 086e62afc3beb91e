import { rangeLabel } from '@bandwise/domain';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';
import styles from './question-frame.module.css';

interface NumberBadgeProps {
  readonly numbers: readonly number[];
  readonly id?: string;
}

/** `14` or `21–22`; read aloud as "Question 14". */
export function NumberBadge({ numbers, id }: NumberBadgeProps) {
  return (
    <span className={styles['badge']} id={id}>
      <VisuallyHidden>{numbers.length > 1 ? 'Questions' : 'Question'}</VisuallyHidden> {rangeLabel(numbers)}
    </span>
  );
}
