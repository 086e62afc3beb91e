import { Group, Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './list-table.module.css';

export interface ColumnSort {
  readonly direction: 'ascending' | 'descending' | 'none';
  readonly onSort: () => void;
}

export interface Column<Row> {
  readonly head: ReactNode;
  readonly render: (row: Row) => ReactNode;
  /** Not on a phone; `lg`: not on a tablet either. */
  readonly isWide?: boolean | 'lg';
  readonly isNumber?: boolean;
  /** In pixels. */
  readonly width?: number;
  /** How the rows are sorted by it; absent: they can't be. */
  readonly sort?: ColumnSort;
}

interface ListTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
}

/** A table of rows of one kind. One that is too wide scrolls sideways within its frame. */
export function ListTable<Row extends { readonly id: string }>({ label, rows, columns }: ListTableProps<Row>) {
  const looks = columns.map(({ isWide = false, isNumber = false }) => ({
    ...(isWide !== false && { visibleFrom: isWide === 'lg' ? isWide : 'sm' }),
    ...(isNumber && { ta: 'end' as const }),
  }));
  return (
    <Table.ScrollContainer
      className={classes['sheet'] ?? ''}
      minWidth={230}
      type="native"
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <Table verticalSpacing="sm" highlightOnHover>
        <Table.Thead className={classes['head'] ?? ''}>
          <Table.Tr>
            {columns.map(({ head, width, sort }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a column is its place
              <Table.Th key={index} w={width} aria-sort={sort?.direction} {...looks[index]}>
                {sort ? <SortButton head={head} sort={sort} /> : head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.id}>
              {columns.map(({ render }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                <Table.Td key={index} {...looks[index]}>
                  {render(row)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

const ARROWS = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort } as const;

function SortButton({ head, sort }: { readonly head: ReactNode; readonly sort: ColumnSort }) {
  const Arrow = ARROWS[sort.direction];
  return (
    <UnstyledButton onClick={sort.onSort} fz="inherit" fw="inherit">
      <Group gap={4} wrap="nowrap" component="span" display="inline-flex">
        {head}
        <Arrow size={14} aria-hidden opacity={sort.direction === 'none' ? 0.5 : 1} />
      </Group>
    </UnstyledButton>
  );
}
