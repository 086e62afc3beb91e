import type { Assigned } from '@bandwise/api-contract/learner';
import { Text } from '@bandwise/ui/controls/text.tsx';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { TextField } from '@bandwise/ui/fields/text-field.tsx';
import { PageHead } from '@bandwise/ui/look/page-head.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { QueryFrame } from '../../shared/query/query-frame.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { ASSIGNED } from '../../shared/assignments/assigned-paths.ts';
import { useServices } from '../../shared/services/services.ts';
import { texts } from '../../shared/texts/texts.ts';
import { AssignedList } from './assigned-list.tsx';
import { AssignedItem } from './assigned-item.tsx';
import { assignedQuery, useStartAssigned } from './assigned-queries.ts';
import rows from '../../shared/rows/rows.module.css';

/** /assigned: all assignments; /assigned/:id: one of them. */
export function AssignedPage() {
  const { id } = useParams();
  return id === undefined ? <AssignedList /> : <OneAssigned id={id} />;
}

/** The rules of an assignment, and the way to each of its tests and tasks. */
function OneAssigned({ id }: { readonly id: string }) {
  const { api } = useServices();
  const query = useQuery(assignedQuery(api, id));
  const words = texts.assignments;
  return (
    <>
      {!query.data && <PageTitle>{words.title}</PageTitle>}
      <QueryFrame query={query} loading={words.loading} failed={words.failed}>
        {(assigned) => <Loaded assigned={assigned} />}
      </QueryFrame>
    </>
  );
}

function Loaded({ assigned }: { readonly assigned: Assigned }) {
  const words = texts.assignments;
  const start = useStartAssigned(assigned.id);
  const [code, setCode] = useState('');
  const needsCode = assigned.needs_code && assigned.items.some(({ may_start }) => may_start);
  const begin = (chosen: { item: number; sectionID?: string; partNumber?: number }) => {
    // Browsers allow full screen only in the handler of a click; those without it show the test in the page.
    if (assigned.full_screen) void document.documentElement.requestFullscreen?.().catch(() => undefined);
    const onError = () => {
      if (document.fullscreenElement) void document.exitFullscreen();
    };
    start.mutate({ ...chosen, ...(assigned.needs_code ? { code } : {}) }, { onError });
  };
  return (
    <>
      <PageTitle>{assigned.name}</PageTitle>
      <PageHead title={assigned.name} lead={assigned.class.name} />
      <p className={rows['facts']}>
        <span>
          {words.opens} <Moment at={assigned.opens_at} to="minute" />
        </span>
        <span>
          {words.due} <Moment at={assigned.due_at} to="minute" />
        </span>
      </p>
      {assigned.note !== '' && <p className={rows['note']}>{assigned.note}</p>}
      <Rules assigned={assigned} />
      <h2>{words.items}</h2>
      <div className={rows['above']}>
        {needsCode && (
          <TextField
            label={words.code}
            description={words.codeHint}
            value={code}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
        )}
        <Text role="alert" tone="wrong">
          {start.error ? start.error.message || words.startFailed : ''}
        </Text>
      </div>
      <ol className={rows['list']}>
        {assigned.items.map((item, index) => (
          <AssignedItem
            // An assignment contains a test once.
            key={[item.kind, item.title, ...item.parts.map(({ sectionID }) => sectionID)].join()}
            item={item}
            isStarting={start.isPending && start.variables.item === index}
            onStart={(part) =>
              begin({ item: index, ...(part ? { sectionID: part.sectionID, partNumber: part.part_number } : {}) })
            }
          />
        ))}
      </ol>
      <p>
        <TextLink component={Link} to={ASSIGNED}>
          {words.back}
        </TextLink>
      </p>
    </>
  );
}

function Rules({ assigned }: { readonly assigned: Assigned }) {
  const { rules } = texts.assignments;
  const { percent, minutes } = assigned.extra_time;
  const isExam = assigned.conditions === 'exam';
  return (
    <section aria-label={rules.title}>
      <h2>{rules.title}</h2>
      <ul>
        <li>{isExam ? rules.exam : rules.practice}</li>
        <li>{rules.attempts(assigned.attempts_allowed)}</li>
        <li>{rules.answers[assigned.answers_shown]}</li>
        {assigned.in_order && assigned.items.length > 1 && <li>{rules.order}</li>}
        {isExam && percent + minutes > 0 && <li>{rules.extra(percent, minutes)}</li>}
        {assigned.full_screen && <li>{rules.fullScreen}</li>}
        <li>{rules.seen}</li>
      </ul>
    </section>
  );
}
