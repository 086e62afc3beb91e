import { IconLock } from '@tabler/icons-react';
import classes from './practice-list.module.css';
import { texts } from '../../../shared/texts/texts.ts';

export function LockSign() {
  return (
    <span
      className={classes['lock']}
      role="img"
      aria-label={texts.practiceList.locked}
      title={texts.practiceList.locked}
    >
      <IconLock size={18} aria-hidden />
    </span>
  );
}
