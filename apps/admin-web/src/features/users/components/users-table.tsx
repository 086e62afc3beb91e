import type { ManagedUser } from '@bandwise/api-contract/admin';
import { Checkbox, Table } from '@mantine/core';
import { texts } from '../../../shared/texts/texts.ts';
import { UserRow } from './user-row.tsx';
import type { UserRequest } from './use-user-dialogs.tsx';

interface UsersTableProps {
  readonly users: readonly ManagedUser[];
  /** The administrator's own row can be neither ticked nor acted on. */
  readonly ownId: string | null;
  readonly selected: readonly string[];
  readonly onToggle: (id: string) => void;
  readonly onToggleAll: () => void;
  readonly onAsk: (action: UserRequest['action'], user: ManagedUser) => void;
}

const { columns } = texts.users;

export function UsersTable({ users, ownId, selected, onToggle, onToggleAll, onAsk }: UsersTableProps) {
  const selectable = users.filter((user) => user.id !== ownId);
  return (
    <Table.ScrollContainer minWidth={230} type="native" tabIndex={0} role="region" aria-label={texts.users.title}>
      <Table verticalSpacing="sm" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={40}>
              <Checkbox
                aria-label={texts.users.selectAll}
                disabled={selectable.length === 0}
                checked={selected.length > 0 && selected.length === selectable.length}
                indeterminate={selected.length > 0 && selected.length < selectable.length}
                onChange={onToggleAll}
              />
            </Table.Th>
            <Table.Th>{columns.name}</Table.Th>
            <Table.Th visibleFrom="sm">{columns.email}</Table.Th>
            <Table.Th visibleFrom="sm" w={96}>
              {columns.status}
            </Table.Th>
            <Table.Th visibleFrom="sm">{columns.created}</Table.Th>
            <Table.Th visibleFrom="sm">{columns.expires}</Table.Th>
            <Table.Th w={76}>{columns.actions}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {users.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              isOwn={user.id === ownId}
              isSelected={selected.includes(user.id)}
              onToggle={() => onToggle(user.id)}
              onAsk={(action) => onAsk(action, user)}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
