import type { ManagedUser } from '@bandwise/api-contract/admin';
import { Badge, Checkbox, Group, Table, Text } from '@mantine/core';
import { peopleTexts } from '../../../shared/texts/people.ts';
import { fullName } from '../model/find-people.ts';
import { RowMenu } from './row-menu.tsx';
import type { PeopleRequest } from './use-people-dialogs.tsx';

interface PeopleTableProps {
  readonly users: readonly ManagedUser[];
  /** The administrator's own row can be neither ticked nor acted on. */
  readonly ownId: string | null;
  readonly selected: readonly string[];
  readonly onToggle: (id: string) => void;
  readonly onToggleAll: () => void;
  readonly onAsk: (action: PeopleRequest['action'], user: ManagedUser) => void;
}

const { columns } = peopleTexts;

export function PeopleTable({ users, ownId, selected, onToggle, onToggleAll, onAsk }: PeopleTableProps) {
  const selectable = users.filter((user) => user.id !== ownId);
  return (
    <Table.ScrollContainer minWidth={760} type="native" tabIndex={0} role="region" aria-label={peopleTexts.title}>
      <Table verticalSpacing="sm" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={40}>
              <Checkbox
                aria-label={peopleTexts.selectAll}
                disabled={selectable.length === 0}
                checked={selected.length > 0 && selected.length === selectable.length}
                indeterminate={selected.length > 0 && selected.length < selectable.length}
                onChange={onToggleAll}
              />
            </Table.Th>
            <Table.Th>{columns.name}</Table.Th>
            <Table.Th>{columns.email}</Table.Th>
            <Table.Th>{columns.status}</Table.Th>
            <Table.Th>{columns.created}</Table.Th>
            <Table.Th>{columns.expires}</Table.Th>
            <Table.Th>{columns.actions}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {users.map((user) => (
            <Table.Tr key={user.id}>
              <Table.Td>
                <Checkbox
                  aria-label={peopleTexts.select(fullName(user))}
                  disabled={user.id === ownId}
                  checked={selected.includes(user.id)}
                  onChange={() => onToggle(user.id)}
                />
              </Table.Td>
              <Table.Td>
                <Group gap="xs">
                  <Text fw={600}>{fullName(user)}</Text>
                  {user.role === 'admin' && <Badge variant="default">{peopleTexts.administrator}</Badge>}
                </Group>
              </Table.Td>
              <Table.Td>{user.email}</Table.Td>
              <Table.Td>{peopleTexts.statuses[user.status]}</Table.Td>
              <Table.Td>
                <time dateTime={user.created_at}>{new Date(user.created_at).toLocaleDateString('en-GB')}</time>
              </Table.Td>
              <Table.Td>{user.expires_at ?? peopleTexts.never}</Table.Td>
              <Table.Td>
                {user.id === ownId ? (
                  <Text c="dimmed">{peopleTexts.you}</Text>
                ) : (
                  <RowMenu user={user} onAsk={(action) => onAsk(action, user)} />
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
