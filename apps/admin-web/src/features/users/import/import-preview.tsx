import type { UserImport } from '@bandwise/api-contract/admin';
import { Box, List, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { pageOf } from '../../../shared/paging/page-of.ts';
import { Pager } from '../../../shared/paging/pager.tsx';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { texts } from '../../../shared/texts/texts.ts';

type Row = UserImport['rows'][number];

const PAGE_SIZE = 20;
/** Skipped rows come first. */
const ORDER = { invalid: 0, unconfirmed: 1, new: 2, existing: 3 } as const satisfies Record<Row['status'], number>;
const preview = texts.userImport;

/** The outcome of each row of a file. */
export function ImportPreview({
  preview: { counts, encoding, rows, ignored_columns: ignored },
}: {
  readonly preview: UserImport;
}) {
  const [requestedPage, setRequestedPage] = useState(1);
  const sorted = [...rows].sort((a, b) => ORDER[a.status] - ORDER[b.status]);
  const { rows: shown, page, pages } = pageOf(sorted, PAGE_SIZE, requestedPage);
  return (
    <Stack gap="xs">
      <div aria-live="polite">
        <Text fw={600}>{preview.counts(counts)}</Text>
        {counts.invalid > 0 && <Text size="sm">{preview.leavesOut(counts.invalid)}</Text>}
        {counts.new + counts.unconfirmed === 0 && <Text size="sm">{preview.nobody}</Text>}
        {counts.new > 0 && <Text size="sm">{preview.invites}</Text>}
        {encoding === 'windows-1252' && <Text size="sm">{preview.encoding}</Text>}
        {ignored.length > 0 && <Text size="sm">{preview.ignored(ignored.join(', '))}</Text>}
      </div>
      <ListTable
        label={preview.rows}
        rows={shown.map((row) => Object.assign({ id: String(row.line) }, row))}
        columns={[
          { head: preview.columns.line, isNumber: true, width: 56, render: ({ line }) => line },
          { head: preview.columns.user, render: (row) => <Who row={row} /> },
          { head: preview.columns.role, isWide: true, render: roleOf },
          {
            head: preview.columns.expires,
            isWide: true,
            render: (row) => <Expires row={row} />,
          },
          { head: preview.columns.outcome, isWide: true, render: (row) => <Outcome row={row} /> },
        ]}
      />
      <Pager label={preview.rows} page={page} pages={pages} onPage={setRequestedPage} />
    </Stack>
  );
}

/** The role. For an unknown role it is the text of the file, because the outcome reports it. */
function roleOf({ role, role_text: text, status }: Row): string {
  return status === 'invalid' && text !== '' ? text : texts.users.edit.roles[role];
}

/** The last day of access. A text of the file that is not a date is shown unchanged. */
function Expires({ row: { expires_at: day, expires_text: text } }: { readonly row: Row }) {
  if (day !== null) return <Moment at={day} />;
  return text === '' ? preview.never : <span style={{ overflowWrap: 'anywhere' }}>{text}</span>;
}

/** The user. On a phone it includes the expiry and the outcome, which have no columns there. */
function Who({ row }: { readonly row: Row }) {
  return (
    <>
      <Text fw={600}>{`${row.firstName} ${row.lastName}`.trim()}</Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {row.email}
      </Text>
      {(row.expires_at !== null || row.expires_text !== '') && (
        <Text size="sm" hiddenFrom="sm" style={{ overflowWrap: 'anywhere' }}>
          {preview.columns.expires} <Expires row={row} />
        </Text>
      )}
      <Box hiddenFrom="sm" mt={4}>
        <Outcome row={row} />
      </Box>
    </>
  );
}

function Outcome({ row: { status, problems, remarks } }: { readonly row: Row }) {
  const lines = [...problems, ...remarks];
  return (
    <>
      {status !== 'invalid' && <Text size="sm">{preview.outcomes[status]}</Text>}
      {lines.length > 0 && (
        <List size="sm">
          {lines.map((line) => (
            <List.Item key={line} style={{ overflowWrap: 'anywhere' }}>
              {line}
            </List.Item>
          ))}
        </List>
      )}
    </>
  );
}
