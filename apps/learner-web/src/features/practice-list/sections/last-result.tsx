import type { LastResult as Result } from '@bandwise/api-contract/learner';
import { Moment } from '../../../shared/layout/moment.tsx';
import { practiceListTexts } from '../../../shared/texts/practice-list.ts';
import classes from '../list/practice-list.module.css';

export function LastResult({ result }: { result: NonNullable<Result> }) {
  return (
    <p className={classes['last']}>
      {practiceListTexts.lastResult(result.correctCount, result.total)}
      <Moment at={result.date} />
    </p>
  );
}
