import { QUEUE_STATES, type QueuedSubmission } from '@bandwise/api-contract/admin';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '../../../shared/account/current-user.ts';
import { AGREEMENT_PATH } from '../../../shared/assessing/paths.ts';
import { QUEUE_FILTERS, useQueue, type QueueParams } from '../../../shared/assessing/queue.ts';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { Pager } from '../../../shared/paging/pager.tsx';
import { QueryStatus } from '../../../shared/query/query-status.tsx';
import { StateFilters } from '../../../shared/search/state-filters.tsx';
import { useListParams } from '../../../shared/search/use-list-params.ts';
import { useRowFocus } from '../../../shared/table/use-row-focus.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { fullName } from '../../../shared/users/full-name.ts';
import { useExportQueue } from '../calls.ts';
import { useShareClass } from '../share/share-calls.ts';
import { ShareDialog } from '../share/share-dialog.tsx';
import { WaitingList } from '../share/waiting-list.tsx';
import { DailyMail } from './daily-mail.tsx';
import { QueueFilters } from './queue-filters.tsx';
import { QueueTable } from './queue-table.tsx';

const words = texts.assessing;
const NO_IDS: readonly string[] = [];

/** Submissions that wait for an assessment or a second opinion, the oldest first, and assessed ones. */
export function QueuePage() {
  const { params, change } = useListParams(QUEUE_STATES, QUEUE_FILTERS);
  const queue = useQueue(params);
  const isAdministrator = useCurrentUser().data?.role === 'admin';
  const exporting = useExportQueue();
  const [isSharing, sharing] = useDisclosure(false);
  const shareClass = useShareClass(params.filters.class);
  const { data } = queue;
  // The last text of the last page has left the queue.
  if (data && params.page > data.pages && !queue.isPlaceholderData) change({ page: data.pages }, { replace: true });
  const rowFocus = useRowFocus(data?.submissions.map(({ id }) => id) ?? NO_IDS);
  const { filters, state, search } = params;
  const isNarrowed = search.trim() !== '' || Object.keys(filters).length > 0;
  const filterBy = (changed: QueueParams['filters']) => change({ filters: { ...filters, ...changed } });
  return (
    <Stack>
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          <>
            {isAdministrator && (
              <Button component={Link} to={AGREEMENT_PATH} variant="default">
                {words.agreement.title}
              </Button>
            )}
            <Button variant="default" onClick={sharing.open}>
              {words.share.open}
            </Button>
          </>
        }
      />
      <StateFilters words={words} states={QUEUE_STATES} params={params} counts={data?.counts} onChange={change}>
        <QueueFilters filters={filters} onChange={change} />
      </StateFilters>
      <Subjects params={params} rows={data?.submissions ?? []} onChange={change} />
      <QueryStatus query={queue} loading={words.loading} failed={words.failed} />
      {data?.total === 0 && (
        <EmptyState
          title={isNarrowed ? words.noneFound : words.none[state]}
          description={isNarrowed ? words.noneFoundDetail : words.noneDetail[state]}
        />
      )}
      {data && data.total > 0 && (
        <>
          <Group justify="space-between">
            <Text c="dimmed" size="sm" role="status">
              {words.count(data.total)}
            </Text>
            <Button variant="default" loading={exporting.isPending} onClick={() => exporting.mutate(params)}>
              {words.export}
            </Button>
          </Group>
          <div {...rowFocus}>
            <QueueTable submissions={data.submissions} state={state} onFilter={filterBy} />
          </div>
          <Pager label={words.title} page={data.page} pages={data.pages} onPage={(page) => change({ page })} />
        </>
      )}
      <DailyMail />
      {/* Last, because nothing moves there when it loads. */}
      {state === 'waiting' && <WaitingList of={shareClass} />}
      <ShareDialog opened={isSharing} classId={shareClass?.id} onClose={sharing.close} />
    </Stack>
  );
}

interface SubjectsProps {
  readonly params: QueueParams;
  readonly rows: readonly QueuedSubmission[];
  readonly onChange: (changed: Pick<QueueParams, 'filters'>) => void;
}

/** The learner and the test that the list is about, each with a button that removes it. */
function Subjects({ params: { filters }, rows: [row], onChange }: SubjectsProps) {
  const { learner, exam, ...others } = filters;
  if (learner === undefined && exam === undefined) return null;
  return (
    <Group gap="xs">
      {learner !== undefined && (
        <Subject
          name={words.onlyLearner(row ? fullName(row.learner) : words.oneLearner)}
          onRemove={() => onChange({ filters: { ...others, ...(exam !== undefined && { exam }) } })}
        />
      )}
      {exam !== undefined && (
        <Subject
          name={words.onlyTest(row?.exam ?? words.oneTest)}
          onRemove={() => onChange({ filters: { ...others, ...(learner !== undefined && { learner }) } })}
        />
      )}
    </Group>
  );
}

function Subject({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  return (
    <Button
      variant="light"
      size="compact-md"
      rightSection={<IconX size={16} aria-hidden />}
      aria-label={words.removeFilter(name)}
      onClick={onRemove}
    >
      {name}
    </Button>
  );
}
