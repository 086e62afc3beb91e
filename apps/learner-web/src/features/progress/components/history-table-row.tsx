import type { AttemptSummary } from '@bandwise/api-contract/learner';
import { Anchor } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Moment } from '../../../shared/layout/moment.tsx';
import { practiceListTexts } from '../../../shared/texts/practice-list.ts';
import { progressTexts } from '../../../shared/texts/progress.ts';
import { historyRow } from '../model/history-row.ts';
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
      <td>{progressTexts.skills[attempt.skill]}</td>
      <td>{practiceListTexts.part(attempt.part_number)}</td>
      <td id={`${id}-date`}>
        <Moment at={date} to="minute" />
      </td>
      <td className={classes['marks']}>
        {correctCount === null || total === null ? progressTexts.noMarks : progressTexts.marksOf(correctCount, total)}
      </td>
      <td className={classes['status']}>
        <span>{progressTexts.statuses[status]}</span>
        {action && (
          <Anchor
            component={Link}
            to={action.to}
            id={`${id}-action`}
            // Named with its test and date: twenty links that say "Review" are no list.
            aria-labelledby={`${id}-action ${id}-test ${id}-date`}
            underline="always"
            className={classes['action']}
          >
            {progressTexts[action.kind]}
          </Anchor>
        )}
      </td>
    </tr>
  );
}
