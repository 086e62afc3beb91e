import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '../../../shared/account/current-user.ts';
import { pageOf } from '../../../shared/paging/page-of.ts';
import { Pager } from '../../../shared/paging/pager.tsx';
import { QueryStatus } from '../../../shared/query/query-status.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { SEARCH_PARAM } from '../../../shared/users/paths.ts';
import { useUsers } from '../api/users.ts';
import { ImportUsersDialog } from '../import/import-users-dialog.tsx';
import { findUsers, NO_FILTER, type UserFilter } from '../model/find-users.ts';
import { NOTHING_SELECTED, selectedAmong, toggle, toggleAll } from '../model/selection.ts';
import { AddUserDialog } from './add-user-dialog.tsx';
import { UserFilterBar } from './user-filter-bar.tsx';
import { UsersTable } from './users-table.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { UsersHeader } from './users-header.tsx';
import { useUserDialogs } from './use-user-dialogs.tsx';

/** Rows per page (administrator specification, section 9). */
const PAGE_SIZE = 10;

/** User Management: lists all users, and changes one or several of them. */
export function UsersPage() {
  const users = useUsers();
  const ownId = useCurrentUser().data?.id ?? null;
  const [params] = useSearchParams();
  const [filter, setFilter] = useState({ ...NO_FILTER, search: params.get(SEARCH_PARAM) ?? '' });
  const [requestedPage, setRequestedPage] = useState(1);
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const [adding, { open, close }] = useDisclosure(false);
  const [isImporting, importing] = useDisclosure(false);
  const { ask, dialogs } = useUserDialogs({ onDone: () => setSelection(NOTHING_SELECTED) });

  const matches = findUsers(users.data ?? [], filter);
  const { rows, page, pages } = pageOf(matches, PAGE_SIZE, requestedPage);
  const selectable = rows.map((user) => user.id).filter((id) => id !== ownId);
  const selected = selectedAmong(selection, selectable);
  /** Clears the selection with each change of the page, filter, search or sort order. */
  const show = (next: UserFilter, nextPage: number) => {
    setFilter(next);
    setRequestedPage(nextPage);
    setSelection(NOTHING_SELECTED);
  };

  return (
    <Stack>
      <UsersHeader onAdd={open} onImport={importing.open} />
      <UserFilterBar filter={filter} onFilter={(next) => show(next, 1)} />
      <SelectionBar count={selected.length} onAsk={(action) => ask({ action, ids: selected, bulk: true })} />
      <QueryStatus query={users} loading={texts.users.loading} failed={texts.users.failed} />
      {users.isSuccess && (
        <Text c="dimmed" aria-live="polite">
          {texts.users.found(matches.length, users.data.length)}
        </Text>
      )}
      {users.isSuccess && rows.length === 0 && <EmptyState title={texts.users.none} />}
      {rows.length > 0 && (
        <UsersTable
          users={rows}
          ownId={ownId}
          selected={selected}
          onToggle={(id) => setSelection(toggle(selected, id))}
          onToggleAll={() => setSelection(toggleAll(selected, selectable))}
          onAsk={(action, user) => ask({ action, ids: [user.id], bulk: false, user })}
        />
      )}
      <Pager label={texts.users.title} page={page} pages={pages} onPage={(next) => show(filter, next)} />
      {dialogs}
      <AddUserDialog opened={adding} onClose={close} />
      <ImportUsersDialog opened={isImporting} onClose={importing.close} />
    </Stack>
  );
}
