import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useCurrentUser } from '../../../shared/account/current-user.ts';
import { pageOf } from '../../../shared/paging/page-of.ts';
import { Pager } from '../../../shared/paging/pager.tsx';
import { peopleTexts } from '../../../shared/texts/users.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { usePeople } from '../api/users.ts';
import { findPeople, NO_FILTER, type PeopleFilter } from '../model/find-users.ts';
import { NOTHING_SELECTED, selectedAmong, toggle, toggleAll } from '../model/selection.ts';
import { AddUserDialog } from './add-user-dialog.tsx';
import { PeopleFilterBar } from './user-filter-bar.tsx';
import { PeopleTable } from './users-table.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { usePeopleDialogs } from './use-user-dialogs.tsx';

/** Rows a page (administrator specification, section 9). */
const PAGE_SIZE = 10;

/** User Management: every registered user, one by one or several at once. */
export function PeoplePage() {
  const people = usePeople();
  const ownId = useCurrentUser().data?.id ?? null;
  const [filter, setFilter] = useState(NO_FILTER);
  const [wanted, setWanted] = useState(1);
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const [adding, { open, close }] = useDisclosure(false);
  const { ask, dialogs } = usePeopleDialogs({ onDone: () => setSelection(NOTHING_SELECTED) });

  const found = findPeople(people.data ?? [], filter);
  const { rows, page, pages } = pageOf(found, PAGE_SIZE, wanted);
  const selectable = rows.map((user) => user.id).filter((id) => id !== ownId);
  const selected = selectedAmong(selection, selectable);
  /** Another page, filter, search or sort begins with nothing ticked, also on coming back. */
  const show = (next: PeopleFilter, nextPage: number) => {
    setFilter(next);
    setWanted(nextPage);
    setSelection(NOTHING_SELECTED);
  };

  return (
    <Stack>
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={1}>{peopleTexts.title}</Title>
          <Text c="dimmed">{peopleTexts.subtitle}</Text>
        </div>
        <Button onClick={open}>{peopleTexts.add.open}</Button>
      </Group>
      <PeopleFilterBar filter={filter} onFilter={(next) => show(next, 1)} />
      <SelectionBar count={selected.length} onAsk={(action) => ask({ action, ids: selected, bulk: true })} />
      {people.isPending && <Text>{peopleTexts.loading}</Text>}
      {people.isError && (
        <Stack align="flex-start">
          <Text role="alert">{peopleTexts.failed}</Text>
          <Button onClick={() => void people.refetch()}>{texts.retry}</Button>
        </Stack>
      )}
      {people.isSuccess && rows.length === 0 && <EmptyState title={peopleTexts.none} />}
      {rows.length > 0 && (
        <PeopleTable
          users={rows}
          ownId={ownId}
          selected={selected}
          onToggle={(id) => setSelection(toggle(selected, id))}
          onToggleAll={() => setSelection(toggleAll(selected, selectable))}
          onAsk={(action, user) => ask({ action, ids: [user.id], bulk: false, user })}
        />
      )}
      <Pager label={peopleTexts.title} page={page} pages={pages} onPage={(next) => show(filter, next)} />
      {dialogs}
      <AddUserDialog opened={adding} onClose={close} />
    </Stack>
  );
}
