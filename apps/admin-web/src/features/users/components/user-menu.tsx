import type { ManagedUser } from '@bandwise/api-contract/admin';
import { Menu } from '@mantine/core';
import { RowMenu } from '../../../shared/table/row-menu.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { fullName } from '../../../shared/users/full-name.ts';
import { useExportUserData } from '../api/user-files.ts';
import type { UserRequest } from './use-user-dialogs.tsx';

interface UserMenuProps {
  readonly user: ManagedUser;
  readonly onAsk: (action: UserRequest['action']) => void;
}

export function UserMenu({ user, onAsk }: UserMenuProps) {
  const exporting = useExportUserData();
  return (
    <RowMenu label={texts.users.actionsFor(fullName(user))}>
      <Menu.Item onClick={() => onAsk({ kind: 'edit' })}>{texts.users.edit.open}</Menu.Item>
      <Menu.Item onClick={() => onAsk({ kind: 'resetMail' })}>{texts.users.resetMail}</Menu.Item>
      <Menu.Item onClick={() => exporting.mutate(user)}>{texts.users.exportData}</Menu.Item>
      <Menu.Divider />
      {user.status === 'active' ? (
        <Menu.Item onClick={() => onAsk({ kind: 'status', status: 'disabled' })}>{texts.users.disable}</Menu.Item>
      ) : (
        <Menu.Item onClick={() => onAsk({ kind: 'status', status: 'active' })}>{texts.users.enable}</Menu.Item>
      )}
      <Menu.Item onClick={() => onAsk({ kind: 'chooseExpiry' })}>{texts.users.setExpiry}</Menu.Item>
      {user.expires_at !== null && (
        <Menu.Item onClick={() => onAsk({ kind: 'expiry', expires_at: null })}>{texts.users.clearExpiry}</Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item color="red.9" onClick={() => onAsk({ kind: 'delete' })}>
        {texts.users.remove}
      </Menu.Item>
    </RowMenu>
  );
}
