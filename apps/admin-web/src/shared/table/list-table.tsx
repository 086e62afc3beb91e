import { Table } from '@mantine/core';
import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly head: ReactNode;
  readonly render: (row: Row) => ReactNode;
  /** Not on a phone. */
  readonly isWide?: boolean;
  readonly isNumber?: boolean;
  /** In pixels. */
  readonly width?: number;
}

interface ListTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
}

/** Rows of one kind, each told in the same columns. A table that is too wide scrolls by itself. */
export function ListTable<Row extends { readonly id: string }>({ label, rows, columns }: ListTableProps<Row>) {
  const looks = columns.map(({ isWide = false, isNumber = false }) => ({
    ...(isWide && { visibleFrom: 'sm' }),
    ...(isNumber && { ta: 'end' as const }),
  }));
  return (
    <Table.ScrollContainer minWidth={230} type="native" tabIndex={0} role="region" aria-label={label}>
      <Table verticalSpacing="sm" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ head, width }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a column is its place
              <Table.Th key={index} w={width} {...looks[index]}>
                {head}
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
