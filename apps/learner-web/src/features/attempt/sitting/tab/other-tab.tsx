import { Button } from '@bandwise/ui/controls/button.tsx';
import { texts } from '../../../../shared/texts/texts.ts';
import { Between } from '../between.tsx';
import classes from '../sitting.module.css';

/** The test is open in another tab, which alone plays, answers and saves. */
export function OtherTab({ taker, onTakeOver }: { readonly taker: string; readonly onTakeOver: () => void }) {
  const { heading, hint, safe, takeOver } = texts.sitting.otherTab;
  return (
    <Between taker={taker} title={heading} hint={hint}>
      <p role="status">{safe}</p>
      <Button size="md" onClick={onTakeOver} className={classes['go'] ?? ''}>
        {takeOver}
      </Button>
    </Between>
  );
}
