import type { ManagedUser } from '@bandwise/api-contract/admin';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { userTexts } from '../../../shared/texts/users.ts';
import { fullName } from '../model/find-users.ts';
import type { UserRequest } from './use-user-dialogs.tsx';

interface RowMenuProps {
  readonly user: ManagedUser;
  readonly onAsk: (action: UserRequest['action']) => void;
}

export function RowMenu({ user, onAsk }: RowMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size="lg" aria-label={userTexts.actionsFor(fullName(user))}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {user.status === 'active' ? (
          <Menu.Item onClick={() => onAsk({ kind: 'status', status: 'disabled' })}>{userTexts.disable}</Menu.Item>
        ) : (
          <Menu.Item onClick={() => onAsk({ kind: 'status', status: 'active' })}>{userTexts.enable}</Menu.Item>
        )}
        <Menu.Item onClick={() => onAsk({ kind: 'chooseExpiry' })}>{userTexts.setExpiry}</Menu.Item>
        {user.expires_at !== null && (
          <Menu.Item onClick={() => onAsk({ kind: 'expiry', expires_at: null })}>{userTexts.clearExpiry}</Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item color="red.9" onClick={() => onAsk({ kind: 'delete' })}>
          {userTexts.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
