import type { AttemptSummary } from '@bandwise/api-contract/learner';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Text } from '@bandwise/ui/controls/text.tsx';
import { useEffect, useRef } from 'react';
import { HistoryTableRow } from './history-table-row.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './progress.module.css';

interface HistoryTableProps {
  readonly attempts: readonly AttemptSummary[];
  /** null: all are shown. */
  readonly older: (() => void) | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

/** Every attempt, newest first. */
export function HistoryTable({ attempts, older, isLoading, hasFailed }: HistoryTableProps) {
  const { columns } = texts.progress;
  const { body, expectMore } = useFocusOnNewRows(attempts.length);
  return (
    <section aria-labelledby="history">
      <h2 id="history" className={classes['heading']}>
        {texts.progress.historyHeading}
      </h2>
      <table className={classes['table']} aria-labelledby="history">
        <thead>
          <tr>
            <th scope="col">{columns.test}</th>
            <th scope="col">{columns.skill}</th>
            <th scope="col">{columns.part}</th>
            <th scope="col">{columns.date}</th>
            <th scope="col">{columns.marks}</th>
            <th scope="col">{columns.status}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {attempts.map((attempt) => (
            <HistoryTableRow key={attempt.id} attempt={attempt} />
          ))}
        </tbody>
      </table>
      {hasFailed && (
        <Text role="alert" tone="wrong" mt="md">
          {texts.progress.olderFailed}
        </Text>
      )}
      {older && (
        <Button
          variant="default"
          mt="md"
          loading={isLoading}
          onClick={() => {
            expectMore();
            older();
          }}
        >
          {texts.progress.older}
        </Button>
      )}
    </section>
  );
}

/** Rows that were asked for take the focus when they come: the button that brought them may be gone by then. */
function useFocusOnNewRows(count: number) {
  const body = useRef<HTMLTableSectionElement>(null);
  const firstNew = useRef<number | null>(null);
  useEffect(() => {
    if (firstNew.current === null || count <= firstNew.current) return;
    body.current?.rows[firstNew.current]?.focus();
    firstNew.current = null;
  }, [count]);
  const expectMore = () => {
    firstNew.current = count;
  };
  return { body, expectMore };
}
