import {
  CLASS_TABLE_SHOWS,
  CLASS_TABLE_SORTS,
  type ClassTable,
  type ClassTableRow,
} from '@bandwise/api-contract/admin';
import { dayText, minuteText } from '@bandwise/ui/dates/date-text.ts';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Anchor, Button, Group, NativeSelect, SegmentedControl, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Pager } from '../../../shared/paging/pager.tsx';
import { learnerPath } from '../../../shared/results/paths.ts';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { classPath } from '../../../shared/classes/paths.ts';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './class-table.module.css';
import { fullName } from '../../../shared/users/full-name.ts';
import type { useTableParams } from './table-params.ts';
import { WorkCell } from './work-cell.tsx';

const words = texts.classWork;

type TableParams = ReturnType<typeof useTableParams>;

interface ClassTableProps {
  readonly table: ClassTable;
  readonly params: TableParams;
}

/** The filters and the page of learners and assignments. */
export function ClassTableView({ table, params }: ClassTableProps) {
  const { class: of, assignments, choices, rows, learners, counts } = table;
  if (learners === 0)
    return (
      <EmptyState
        title={words.noLearners}
        description={words.noLearnersDetail}
        action={
          <Button component={Link} to={classPath(of.id)}>
            {words.members}
          </Button>
        }
      />
    );
  if (choices.length === 0) return <EmptyState title={words.noAssignments} description={words.noAssignmentsDetail} />;
  const allCounts = { all: learners, ...counts };
  return (
    <Stack gap="sm">
      <Group align="flex-end">
        <SegmentedControl
          aria-label={words.show}
          // A phone has no room for all filters in one line.
          style={{ flexWrap: 'wrap' }}
          value={params.show}
          data={CLASS_TABLE_SHOWS.map((value) => ({ value, label: words.tab(words.shows[value], allCounts[value]) }))}
          onChange={(value) => params.change({ state: CLASS_TABLE_SHOWS.find((known) => known === value) ?? 'all' })}
        />
        <NativeSelect
          label={words.assignment}
          value={params.assignment}
          maw={260}
          data={[
            { value: '', label: words.allAssignments },
            ...choices.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ currentTarget: { value } }) => params.filterBy('assignment', value)}
        />
        <NativeSelect
          label={words.sort}
          value={params.sort}
          data={CLASS_TABLE_SORTS.map((value) => ({ value, label: words.sorts[value] }))}
          onChange={({ currentTarget: { value } }) => params.filterBy('sort', value === 'name' ? '' : value)}
        />
      </Group>
      {rows.length === 0 ? (
        <EmptyState title={words.noneShown} description={words.noneShownDetail} />
      ) : (
        <div className={classes['table']}>
          <ListTable
            label={words.table}
            rows={rows.map((row) => ({ id: row.learner.id, row }))}
            columns={[
              { head: words.learner, render: ({ row }) => <Learner row={row} /> },
              ...assignments.map((assignment, index) => ({
                head: <Assignment assignment={assignment} />,
                render: ({ row }: { readonly row: ClassTableRow }) => {
                  const cell = row.cells[index];
                  return cell && <WorkCell cell={cell} learner={fullName(row.learner)} assignment={assignment.name} />;
                },
              })),
            ]}
          />
        </div>
      )}
      <ColumnPager
        table={table}
        onColumns={(columns) => params.filterBy('columns', columns === 1 ? '' : `${columns}`)}
      />
      <Pager
        label={words.learnerPages}
        page={table.page}
        pages={table.pages}
        onPage={(page) => params.change({ page })}
      />
    </Stack>
  );
}

/** The learner with what the teacher looks for, of all assignments. */
function Learner({ row }: { readonly row: ClassTableRow }) {
  const { learner, overdue, waiting, done } = row;
  const { sum } = words;
  return (
    <>
      <Anchor component={Link} to={learnerPath(learner.id)} fw={600} style={{ overflowWrap: 'anywhere' }}>
        {fullName(row.learner)}
      </Anchor>
      <Text size="sm" c="dimmed">
        {[
          sum.done(done),
          ...(overdue > 0 ? [sum.overdue(overdue)] : []),
          ...(waiting > 0 ? [sum.waiting(waiting)] : []),
        ].join(', ')}
      </Text>
    </>
  );
}

function Assignment({
  assignment: { name, due_at, items },
}: {
  readonly assignment: ClassTable['assignments'][number];
}) {
  return (
    <div title={items.map(({ kind, title }) => (kind === 'mistakes' ? words.mistakes : title)).join(', ')}>
      <div style={{ overflowWrap: 'anywhere' }}>{name}</div>
      <Text size="sm" c="dimmed" fw={400}>
        <time dateTime={due_at} title={minuteText(due_at)}>
          {words.due(dayText(due_at))}
        </time>
      </Text>
    </div>
  );
}

/** Assignments are paged from the latest to the earliest. */
function ColumnPager({
  table: { columns, column_pages },
  onColumns,
}: {
  readonly table: ClassTable;
  readonly onColumns: (columns: number) => void;
}) {
  if (column_pages <= 1) return null;
  return (
    <Group component="nav" aria-label={words.assignmentPages}>
      <Button variant="default" disabled={columns === 1} onClick={() => onColumns(columns - 1)}>
        {words.newer}
      </Button>
      <Text aria-live="polite">{texts.common.paging.pageOf(columns, column_pages)}</Text>
      <Button variant="default" disabled={columns === column_pages} onClick={() => onColumns(columns + 1)}>
        {words.older}
      </Button>
    </Group>
  );
}
