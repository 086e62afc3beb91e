import type { ListedClass } from '@bandwise/api-contract/admin';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { StateTag } from '@bandwise/ui/look/state-tag.tsx';
import { Anchor, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArchive } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '../../../shared/account/current-user.ts';
import { useClasses } from '../../../shared/classes/class-list.ts';
import { CreateClassDialog } from '../../../shared/classes/create-class-dialog.tsx';
import { classPath } from '../../../shared/classes/paths.ts';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { Pager } from '../../../shared/paging/pager.tsx';
import { QueryStatus } from '../../../shared/query/query-status.tsx';
import { useListParams } from '../../../shared/search/use-list-params.ts';
import { useTypedSearch } from '../../../shared/search/use-typed-search.ts';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { ImportLearnersDialog } from '../members/import-learners-dialog.tsx';

const words = texts.classes;
const SHOWS = ['active', 'all'] as const;

/** The classes of a teacher, or all for administrators. */
export function ClassesPage() {
  const { params, change } = useListParams(SHOWS);
  const { typed, type } = useTypedSearch(params.search, (search) => change({ search }, { replace: true }));
  const showsArchived = params.state === 'all';
  const classes = useClasses({ search: params.search.trim(), hasArchived: showsArchived, page: params.page });
  const isAdministrator = useCurrentUser().data?.role === 'admin';
  const [isCreating, creating] = useDisclosure(false);
  const [isImporting, importing] = useDisclosure(false);
  const { counts = { active: 0, archived: 0 }, classes: rows = [], page = 1, pages = 1 } = classes.data ?? {};
  const hasClasses = counts.active + counts.archived > 0;
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
      <PageHead title={words.title} lead={words.lead} actions={hasClasses && actions} />
      <QueryStatus query={classes} loading={words.loading} failed={words.failed} />
      {classes.isSuccess && !hasClasses && (
        <EmptyState
          title={words.none}
          description={words.noneDetail[isAdministrator ? 'admin' : 'teacher']}
          action={actions}
        />
      )}
      {hasClasses && (
        <Group align="flex-end">
          <TextInput
            type="search"
            label={words.search}
            maxLength={200}
            maw={420}
            miw={220}
            flex={1}
            value={typed}
            onChange={({ currentTarget: { value } }) => type(value)}
          />
          {counts.archived > 0 && (
            <Checkbox
              label={words.showArchived}
              mb={8}
              checked={showsArchived}
              onChange={({ currentTarget: { checked } }) => change({ state: checked ? 'all' : 'active' })}
            />
          )}
        </Group>
      )}
      {hasClasses && rows.length === 0 && (
        <EmptyState title={params.search.trim() === '' ? words.onlyArchived : words.noneFound} />
      )}
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
      <Pager label={words.title} page={page} pages={pages} onPage={(next) => change({ page: next })} />
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
