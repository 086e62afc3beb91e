import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { Pager } from '../../../shared/paging/pager.tsx';
import { QueryStatus } from '../../../shared/query/query-status.tsx';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { useAudit } from '../api/audit.ts';
import { AuditSentence } from './audit-sentence.tsx';

const TYPING_PAUSE_MS = 250;

/** The log of administrators' actions. */
export function AuditPage() {
  const [search, setSearch] = useState('');
  const [wanted, setWanted] = useState(1);
  const [term] = useDebouncedValue(search.trim(), TYPING_PAUSE_MS);
  const audit = useAudit({ page: wanted, search: term });
  return (
    <Stack>
      <PageHead title={texts.audit.title} lead={texts.audit.subtitle} />
      <TextInput
        label={texts.audit.search}
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          setWanted(1);
        }}
        maw={420}
      />
      <QueryStatus query={audit} loading={texts.audit.loading} failed={texts.audit.failed} />
      {audit.isSuccess && audit.data.entries.length === 0 && (
        <EmptyState title={term ? texts.audit.noneFound : texts.audit.none} />
      )}
      {audit.isSuccess && audit.data.entries.length > 0 && <AuditTable entries={audit.data.entries} />}
      <Pager label={texts.audit.title} page={wanted} pages={audit.data?.pages ?? 1} onPage={setWanted} />
    </Stack>
  );
}

type Entries = NonNullable<ReturnType<typeof useAudit>['data']>['entries'];

function AuditTable({ entries }: { readonly entries: Entries }) {
  const { columns } = texts.audit;
  return (
    <ListTable
      label={texts.audit.title}
      rows={entries}
      columns={[
        { head: columns.when, isWide: true, width: 180, render: ({ at }) => <Moment at={at} to="minute" /> },
        {
          head: columns.what,
          render: (entry) => (
            <>
              <AuditSentence entry={entry} />
              <Text size="sm" c="dimmed" hiddenFrom="sm">
                <Moment at={entry.at} to="minute" />
              </Text>
            </>
          ),
        },
      ]}
    />
  );
}
