import { QUEUE_STATES, type AssessmentQueue } from '@bandwise/api-contract/admin';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useQueue, type QueueParams } from '../../../shared/assessing/queue.ts';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { Pager } from '../../../shared/paging/pager.tsx';
import { QueryStatus } from '../../../shared/query/query-status.tsx';
import { useTypedSearch } from '../../../shared/search/use-typed-search.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { useExportQueue } from '../calls.ts';
import { QueueTable } from './queue-table.tsx';
import { useQueueParams } from './use-queue-params.ts';

const words = texts.assessing;

/** Submissions that wait for an assessment, the oldest first, and assessed ones. */
export function QueuePage() {
  const { params, change } = useQueueParams();
  const queue = useQueue(params);
  const exporting = useExportQueue();
  const { data } = queue;
  // The last text of the last page has left the queue.
  if (data && params.page > data.pages && !queue.isPlaceholderData) change({ page: data.pages }, { replace: true });
  const isSearch = params.search.trim() !== '';
  return (
    <Stack>
      <PageHead title={words.title} lead={words.lead} />
      <Filters params={params} counts={data?.counts} onChange={change} />
      <QueryStatus query={queue} loading={words.loading} failed={words.failed} />
      {data?.total === 0 && (
        <EmptyState
          title={isSearch ? words.noneFound : words.none[params.state]}
          description={isSearch ? words.noneFoundDetail : words.noneDetail}
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
          <QueueTable submissions={data.submissions} />
          <Pager label={words.title} page={data.page} pages={data.pages} onPage={(page) => change({ page })} />
        </>
      )}
    </Stack>
  );
}

interface FiltersProps {
  readonly params: QueueParams;
  readonly counts: AssessmentQueue['counts'] | undefined;
  readonly onChange: ReturnType<typeof useQueueParams>['change'];
}

function Filters({ params, counts, onChange }: FiltersProps) {
  const { typed, type } = useTypedSearch(params.search, (search) => onChange({ search }, { replace: true }));
  return (
    <Group align="flex-end">
      <SegmentedControl
        aria-label={words.state}
        value={params.state}
        data={QUEUE_STATES.map((state) => ({ value: state, label: words.tab(words.states[state], counts?.[state]) }))}
        onChange={(value) => onChange({ state: QUEUE_STATES.find((known) => known === value) ?? 'waiting' })}
      />
      <TextInput
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        maxLength={200}
        maw={420}
        miw={220}
        flex={1}
      />
    </Group>
  );
}
