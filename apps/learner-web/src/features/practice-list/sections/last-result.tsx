import type { LastResult as Result } from '@bandwise/api-contract/learner';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import classes from '../list/practice-list.module.css';

export function LastResult({ result }: { result: NonNullable<Result> }) {
  return (
    <p className={classes['last']}>
      {texts.practiceList.lastResult(result.correctCount, result.total)}
      <Moment at={result.date} />
    </p>
  );
}
