import type { ManagedUser } from '@bandwise/api-contract/admin';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { peopleTexts } from '../../../shared/texts/users.ts';
import { fullName } from '../model/find-users.ts';
import type { PeopleRequest } from './use-user-dialogs.tsx';

interface RowMenuProps {
  readonly user: ManagedUser;
  readonly onAsk: (action: PeopleRequest['action']) => void;
}

export function RowMenu({ user, onAsk }: RowMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size="lg" aria-label={peopleTexts.actionsFor(fullName(user))}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {user.status === 'active' ? (
          <Menu.Item onClick={() => onAsk({ kind: 'status', status: 'disabled' })}>{peopleTexts.disable}</Menu.Item>
        ) : (
          <Menu.Item onClick={() => onAsk({ kind: 'status', status: 'active' })}>{peopleTexts.enable}</Menu.Item>
        )}
        <Menu.Item onClick={() => onAsk({ kind: 'chooseExpiry' })}>{peopleTexts.setExpiry}</Menu.Item>
        {user.expires_at !== null && (
          <Menu.Item onClick={() => onAsk({ kind: 'expiry', expires_at: null })}>{peopleTexts.clearExpiry}</Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item color="red.9" onClick={() => onAsk({ kind: 'delete' })}>
          {peopleTexts.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
