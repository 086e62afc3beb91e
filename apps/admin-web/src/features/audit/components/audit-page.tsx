import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Stack, Table, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { Pager } from '../../../shared/paging/pager.tsx';
import { QueryStatus } from '../../../shared/query/query-status.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { useAudit } from '../api/audit.ts';

const TYPING_PAUSE_MS = 250;

/** Who did what, when and on what. */
export function AuditPage() {
  const [search, setSearch] = useState('');
  const [wanted, setWanted] = useState(1);
  const [term] = useDebouncedValue(search.trim(), TYPING_PAUSE_MS);
  const audit = useAudit({ page: wanted, search: term });
  return (
    <Stack>
      <div>
        <Title order={1}>{texts.audit.title}</Title>
        <Text c="dimmed">{texts.audit.subtitle}</Text>
      </div>
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
    <Table.ScrollContainer minWidth={230} type="native" tabIndex={0} role="region" aria-label={texts.audit.title}>
      <Table verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{columns.when}</Table.Th>
            <Table.Th visibleFrom="sm">{columns.who}</Table.Th>
            <Table.Th visibleFrom="sm">{columns.what}</Table.Th>
            <Table.Th>{columns.onWhat}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry) => (
            <Table.Tr key={entry.id}>
              <Table.Td>
                <time dateTime={entry.at}>{new Date(entry.at).toLocaleString('en-GB')}</time>
                <Text size="sm" c="dimmed" hiddenFrom="sm">
                  {entry.actor.name}
                </Text>
              </Table.Td>
              <Table.Td visibleFrom="sm">{entry.actor.name}</Table.Td>
              <Table.Td visibleFrom="sm">{entry.action}</Table.Td>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>{entry.summary}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
