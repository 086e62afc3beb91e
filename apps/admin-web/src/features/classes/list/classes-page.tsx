import type { ListedClass } from '@bandwise/api-contract/admin';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { StateTag } from '@bandwise/ui/look/state-tag.tsx';
import { Anchor, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArchive } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '../../../shared/account/current-user.ts';
import { useClasses } from '../../../shared/classes/class-list.ts';
import { CreateClassDialog } from '../../../shared/classes/create-class-dialog.tsx';
import { classPath } from '../../../shared/classes/paths.ts';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { pageOf } from '../../../shared/paging/page-of.ts';
import { Pager } from '../../../shared/paging/pager.tsx';
import { QueryStatus } from '../../../shared/query/query-status.tsx';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { ImportLearnersDialog } from '../members/import-learners-dialog.tsx';

const words = texts.classes;
const PAGE_SIZE = 50;

/** The classes of a teacher, or all for administrators. */
export function ClassesPage() {
  const classes = useClasses();
  const isAdministrator = useCurrentUser().data?.role === 'admin';
  const [showsArchived, setShowsArchived] = useState(false);
  const [requestedPage, setRequestedPage] = useState(1);
  const [isCreating, creating] = useDisclosure(false);
  const [isImporting, importing] = useDisclosure(false);
  const all = classes.data ?? [];
  const { rows, page, pages } = pageOf(
    all.filter(({ archived }) => showsArchived || !archived),
    PAGE_SIZE,
    requestedPage,
  );
  const actions = (
    <Group gap="sm">
      <Button variant="default" onClick={importing.open}>
        {words.import.open}
      </Button>
      <Button onClick={creating.open}>{words.create.open}</Button>
    </Group>
  );
  return (
    <Stack>
      <PageHead title={words.title} lead={words.lead} actions={all.length > 0 && actions} />
      <QueryStatus query={classes} loading={words.loading} failed={words.failed} />
      {classes.isSuccess && all.length === 0 && (
        <EmptyState
          title={words.none}
          description={words.noneDetail[isAdministrator ? 'admin' : 'teacher']}
          action={actions}
        />
      )}
      {all.some(({ archived }) => archived) && (
        <Checkbox
          label={words.showArchived}
          checked={showsArchived}
          onChange={({ currentTarget: { checked } }) => setShowsArchived(checked)}
        />
      )}
      {all.length > 0 && rows.length === 0 && <EmptyState title={words.onlyArchived} />}
      {rows.length > 0 && (
        <ListTable
          label={words.title}
          rows={rows}
          columns={[
            { head: words.columns.name, render: (row) => <NameCell row={row} /> },
            { head: words.columns.teachers, isWide: true, render: teachersOf },
            {
              head: words.columns.learners,
              isWide: true,
              isNumber: true,
              width: 110,
              render: ({ learners }) => learners,
            },
            {
              head: words.columns.assignments,
              isNumber: true,
              width: 130,
              render: ({ open_assignments: open }) => open,
            },
          ]}
        />
      )}
      <Pager label={words.title} page={page} pages={pages} onPage={setRequestedPage} />
      <ImportLearnersDialog opened={isImporting} onClose={importing.close} />
      <CreateClassDialog opened={isCreating} onClose={creating.close} />
    </Stack>
  );
}

function teachersOf({ teachers }: ListedClass): string {
  return teachers.length === 0 ? words.noTeachers : teachers.join(', ');
}

/** The class. On a phone it includes what has no column there. */
function NameCell({ row }: { readonly row: ListedClass }) {
  return (
    <>
      <Group gap="xs">
        <Anchor component={Link} to={classPath(row.id)} fw={600} style={{ overflowWrap: 'anywhere' }}>
          {row.name}
        </Anchor>
        {row.archived && <StateTag Icon={IconArchive}>{words.archived}</StateTag>}
      </Group>
      <Text size="sm" c="dimmed" hiddenFrom="sm">
        {`${teachersOf(row)}, ${words.learners(row.learners)}`}
      </Text>
    </>
  );
}
