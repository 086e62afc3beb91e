import type { AttemptSummary } from '@bandwise/api-contract/learner';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { historyRow } from '../model/history-row.ts';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './progress.module.css';

export function HistoryTableRow({ attempt }: { attempt: AttemptSummary }) {
  const { status, date, action } = historyRow(attempt);
  const { title, correctCount, total } = attempt;
  const id = useId();
  return (
    <tr tabIndex={-1}>
      <th scope="row" id={`${id}-test`} className={classes['test']}>
        {title}
      </th>
      <td>{texts.progress.skills[attempt.skill]}</td>
      <td>{texts.practiceList.part(attempt.part_number)}</td>
      <td id={`${id}-date`}>
        <Moment at={date} to="minute" />
      </td>
      <td className={classes['marks']}>
        {correctCount === null || total === null ? texts.progress.noMarks : texts.progress.marksOf(correctCount, total)}
      </td>
      <td className={classes['status']}>
        <span>{texts.progress.statuses[status]}</span>
        {action && (
          <TextLink
            component={Link}
            to={action.to}
            id={`${id}-action`}
            // Named with its test and date: twenty links that say "Review" are no list.
            aria-labelledby={`${id}-action ${id}-test ${id}-date`}
            underline="always"
            className={classes['action']}
          >
            {texts.progress[action.kind]}
          </TextLink>
        )}
      </td>
    </tr>
  );
}
