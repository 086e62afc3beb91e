import type { ManagedUser } from '@bandwise/api-contract/admin';
import { Checkbox, Text } from '@mantine/core';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { fullName } from '../../../shared/users/full-name.ts';
import { UserMenu } from './user-menu.tsx';
import type { UserRequest } from './use-user-dialogs.tsx';
import { UserName } from './user-name.tsx';
import { UserStatus } from './user-status.tsx';

interface UsersTableProps {
  readonly users: readonly ManagedUser[];
  /** The id of the administrator, whose own row cannot be selected and has no actions. */
  readonly ownId: string | null;
  readonly selected: readonly string[];
  readonly onToggle: (id: string) => void;
  readonly onToggleAll: () => void;
  readonly onAsk: (action: UserRequest['action'], user: ManagedUser) => void;
}

const { columns } = texts.users;

export function UsersTable({ users, ownId, selected, onToggle, onToggleAll, onAsk }: UsersTableProps) {
  const selectable = users.filter((user) => user.id !== ownId);
  const all = (
    <Checkbox
      aria-label={texts.users.selectAll}
      disabled={selectable.length === 0}
      checked={selected.length > 0 && selected.length === selectable.length}
      indeterminate={selected.length > 0 && selected.length < selectable.length}
      onChange={onToggleAll}
    />
  );
  const tick = (user: ManagedUser) => (
    <Checkbox
      aria-label={texts.users.select(fullName(user))}
      disabled={user.id === ownId}
      checked={selected.includes(user.id)}
      onChange={() => onToggle(user.id)}
    />
  );
  const actions = (user: ManagedUser) =>
    user.id === ownId ? (
      <Text c="dimmed">{texts.users.you}</Text>
    ) : (
      <UserMenu user={user} onAsk={(action) => onAsk(action, user)} />
    );
  return (
    <ListTable
      label={texts.users.title}
      rows={users}
      columns={[
        { head: all, width: 40, render: tick },
        { head: columns.name, render: (user) => <UserName user={user} /> },
        {
          head: columns.email,
          isWide: 'lg',
          render: ({ email }) => <span style={{ overflowWrap: 'anywhere' }}>{email}</span>,
        },
        { head: columns.status, isWide: true, width: 96, render: (user) => <UserStatus user={user} /> },
        { head: columns.created, isWide: 'lg', render: ({ created_at }) => <Moment at={created_at} /> },
        {
          head: columns.expires,
          isWide: true,
          render: ({ expires_at }) => (expires_at === null ? texts.users.never : <Moment at={expires_at} />),
        },
        { head: columns.actions, width: 76, render: actions },
      ]}
    />
  );
}
