import type { LastResult as Result } from '@bandwise/api-contract/learner';
import { practiceListTexts } from '../../../shared/texts/practice-list.ts';
import classes from './practice-list.module.css';

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

export function LastResult({ result }: { result: NonNullable<Result> }) {
  return (
    <p className={classes['last']}>
      {practiceListTexts.lastResult(result.correctCount, result.total)}
      <time dateTime={result.date}>{dates.format(new Date(result.date))}</time>
    </p>
  );
}
