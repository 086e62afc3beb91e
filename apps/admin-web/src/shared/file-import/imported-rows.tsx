import { Box, List, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { pageOf } from '../paging/page-of.ts';
import { Pager } from '../paging/pager.tsx';
import { ListTable, type Column } from '../table/list-table.tsx';
import { fullName } from '../users/full-name.ts';

const PAGE_SIZE = 20;

interface ImportedRow {
  readonly line: number;
  readonly status: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly problems: readonly string[];
  readonly remarks: readonly string[];
}

interface ImportedRowsProps<Row extends ImportedRow> {
  readonly words: {
    readonly rows: string;
    readonly columns: { readonly line: string; readonly person: string; readonly outcome: string };
    /** The outcomes by status. An empty one is not shown. */
    readonly outcomes: Readonly<Record<Row['status'], string>>;
  };
  readonly rows: readonly Row[];
  /** The position of each status in the list. */
  readonly order: Readonly<Record<Row['status'], number>>;
  /** Sentences about the import; the first has the counts. */
  readonly notes: readonly string[];
  /** Columns between the person and the outcome. */
  readonly columns?: readonly Column<Row>[];
  /** Details of a person on a phone, where the columns in between are hidden. */
  readonly details?: (row: Row) => ReactNode;
}

/** The outcome of each row of a file. */
export function ImportedRows<Row extends ImportedRow>(props: ImportedRowsProps<Row>) {
  const { words, rows, order, notes, columns = [], details } = props;
  const [requestedPage, setRequestedPage] = useState(1);
  const positionOf = ({ status }: Row) => order[status as Row['status']];
  const sorted = [...rows].sort((a, b) => positionOf(a) - positionOf(b));
  const { rows: shown, page, pages } = pageOf(sorted, PAGE_SIZE, requestedPage);
  const outcomeOf = (row: Row) => <Outcome of={words.outcomes[row.status as Row['status']]} row={row} />;
  return (
    <Stack gap="xs">
      <div aria-live="polite">
        {notes.map((note, index) => (
          <Text key={note} {...(index === 0 ? { fw: 600 } : { size: 'sm' })} style={{ overflowWrap: 'anywhere' }}>
            {note}
          </Text>
        ))}
      </div>
      <ListTable
        label={words.rows}
        rows={shown.map((row) => Object.assign({ id: String(row.line) }, row))}
        columns={[
          { head: words.columns.line, isNumber: true, width: 56, render: ({ line }) => line },
          {
            head: words.columns.person,
            render: (row) => (
              <>
                <Text fw={600}>{fullName(row)}</Text>
                <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                  {row.email}
                </Text>
                {details?.(row)}
                <Box hiddenFrom="sm" mt={4}>
                  {outcomeOf(row)}
                </Box>
              </>
            ),
          },
          ...columns,
          { head: words.columns.outcome, isWide: true, render: outcomeOf },
        ]}
      />
      <Pager label={words.rows} page={page} pages={pages} onPage={setRequestedPage} />
    </Stack>
  );
}

function Outcome({ of, row: { problems, remarks } }: { readonly of: string; readonly row: ImportedRow }) {
  const lines = [...problems, ...remarks];
  return (
    <>
      {of !== '' && <Text size="sm">{of}</Text>}
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
