import { IconLock } from '@tabler/icons-react';
import { practiceListTexts } from '../../../shared/texts/practice-list.ts';
import classes from './practice-list.module.css';

export function LockSign() {
  return (
    <span className={classes['lock']} role="img" aria-label={practiceListTexts.locked} title={practiceListTexts.locked}>
      <IconLock size={18} aria-hidden />
    </span>
  );
}
