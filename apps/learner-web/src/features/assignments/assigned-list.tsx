import type { Assigned } from '@bandwise/api-contract/learner';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { PageHead } from '@bandwise/ui/look/page-head.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { QueryFrame } from '../../shared/query/query-frame.tsx';
import { useServices } from '../../shared/services/services.ts';
import { texts } from '../../shared/texts/texts.ts';
import { assignedListQuery } from '../../shared/assignments/assigned-list-query.ts';
import { AssignedRow } from '../../shared/assignments/assigned-row.tsx';
import { isOver } from '../../shared/assignments/assigned-state.tsx';
import rows from '../../shared/rows/rows.module.css';

/** Every assignment of the learner's classes. */
export function AssignedList() {
  const words = texts.assignments;
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHead title={words.title} lead={words.lead} />
      <Lists />
      <p>
        <TextLink component={Link} to="/assignment-emails">
          {words.emails.title}
        </TextLink>
      </p>
    </>
  );
}

function Lists() {
  const { api, clock } = useServices();
  const list = useQuery(assignedListQuery(api));
  const words = texts.assignments;
  return (
    <QueryFrame query={list} loading={words.loading} failed={words.failed}>
      {({ assigned }) => {
        if (assigned.length === 0) return <EmptyState title={words.none} description={words.noneHint} />;
        const now = clock.now();
        return (
          <>
            <Group title={words.todo} assigned={assigned.filter((one) => !isOver(one))} now={now} />
            <Group title={words.done} assigned={assigned.filter(isOver)} now={now} />
          </>
        );
      }}
    </QueryFrame>
  );
}

interface GroupProps {
  readonly title: string;
  readonly assigned: readonly Assigned[];
  readonly now: number;
}

function Group({ title, assigned, now }: GroupProps) {
  if (assigned.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className={rows['list']}>
        {assigned.map((one) => (
          <AssignedRow key={one.id} assigned={one} now={now} />
        ))}
      </ul>
    </section>
  );
}
