import type { ManagedUser } from '@bandwise/api-contract/admin';
import { Anchor, Badge, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { learnerPath } from '../../../shared/results/paths.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { fullName } from '../../../shared/users/full-name.ts';
import { useIsExpired, UserStatus } from './user-status.tsx';

/** The user with a link to their results. What a tablet or a phone has no column for is below the name. */
export function UserName({ user }: { readonly user: ManagedUser }) {
  const isExpired = useIsExpired(user);
  return (
    <>
      <Group gap="xs">
        <Text fw={600}>
          <Anchor component={Link} to={learnerPath(user.id)} c="inherit" inherit>
            {fullName(user)}
          </Anchor>
        </Text>
        {user.role !== 'learner' && (
          <Badge variant="default" size="sm" miw="max-content">
            {texts.users.edit.roles[user.role]}
          </Badge>
        )}
        {!user.email_confirmed && (
          <Badge variant="default" title={texts.users.unconfirmedHint}>
            {texts.users.unconfirmed}
          </Badge>
        )}
      </Group>
      <Text size="sm" c="dimmed" hiddenFrom="lg" style={{ overflowWrap: 'anywhere' }}>
        {user.email}
      </Text>
      <Text size="sm" hiddenFrom="sm">
        <UserStatus user={user} />
        {user.expires_at !== null && (
          <>
            {!isExpired && texts.users.thenExpires} <Moment at={user.expires_at} />
          </>
        )}
      </Text>
      <Text size="sm" c="dimmed" hiddenFrom="lg">
        {texts.users.columns.created} <Moment at={user.created_at} />
      </Text>
    </>
  );
}
