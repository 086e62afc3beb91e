import type { ManagedUser } from '@bandwise/api-contract/admin';
import { Badge, Checkbox, Group, Table, Text } from '@mantine/core';
import { texts } from '../../../shared/texts/texts.ts';
import { fullName } from '../model/find-users.ts';
import { RowMenu } from './row-menu.tsx';
import type { UserRequest } from './use-user-dialogs.tsx';

interface UserRowProps {
  readonly user: ManagedUser;
  /** The administrator's own row can be neither ticked nor acted on. */
  readonly isOwn: boolean;
  readonly isSelected: boolean;
  readonly onToggle: () => void;
  readonly onAsk: (action: UserRequest['action']) => void;
}

/** One user. On a narrow screen the address, the status and the expiry stand under the name. */
export function UserRow({ user, isOwn, isSelected, onToggle, onAsk }: UserRowProps) {
  const name = fullName(user);
  const expiry = user.expires_at === null ? texts.users.never : <Day at={user.expires_at} />;
  return (
    <Table.Tr>
      <Table.Td>
        <Checkbox aria-label={texts.users.select(name)} disabled={isOwn} checked={isSelected} onChange={onToggle} />
      </Table.Td>
      <Table.Td>
        <Group gap="xs">
          <Text fw={600}>{name}</Text>
          {user.role === 'admin' && <Badge variant="default">{texts.users.administrator}</Badge>}
        </Group>
        <Text size="sm" c="dimmed" hiddenFrom="sm" style={{ overflowWrap: 'anywhere' }}>
          {user.email}
        </Text>
        <Text size="sm" hiddenFrom="sm">
          {texts.users.statuses[user.status]}
          {user.expires_at !== null && (
            <>
              , {texts.users.columns.expires.toLowerCase()} {expiry}
            </>
          )}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm">{user.email}</Table.Td>
      <Table.Td visibleFrom="sm">{texts.users.statuses[user.status]}</Table.Td>
      <Table.Td visibleFrom="sm">
        <Day at={user.created_at} />
      </Table.Td>
      <Table.Td visibleFrom="sm">{expiry}</Table.Td>
      <Table.Td>{isOwn ? <Text c="dimmed">{texts.users.you}</Text> : <RowMenu user={user} onAsk={onAsk} />}</Table.Td>
    </Table.Tr>
  );
}

/** A moment as the day it is here, or a day (yyyy-MM-dd) as itself. */
function Day({ at }: { readonly at: string }) {
  const date = new Date(at.includes('T') ? at : `${at}T00:00:00`);
  return <time dateTime={at}>{date.toLocaleDateString('en-GB')}</time>;
}
