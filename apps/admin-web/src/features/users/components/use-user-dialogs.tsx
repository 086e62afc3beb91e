import type { ManagedUser } from '@bandwise/api-contract/admin';
import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { type UserAction, useUserCommand } from '../api/users.ts';
import { fullName } from '../model/find-users.ts';
import { ExpiryDialog } from './expiry-dialog.tsx';

/** What was asked for; a date is chosen and a deletion confirmed before it is done. */
export interface UserRequest {
  readonly action: UserAction | { readonly kind: 'chooseExpiry' };
  readonly ids: readonly string[];
  readonly bulk: boolean;
  readonly user?: ManagedUser;
}

export function useUserDialogs({ onDone }: { readonly onDone: () => void }): {
  readonly ask: (request: UserRequest) => void;
  readonly dialogs: ReactNode;
} {
  const command = useUserCommand();
  const [asked, setAsked] = useState<UserRequest | null>(null);
  const kind = asked?.action.kind ?? null;

  const run = ({ ids, bulk }: UserRequest, action: UserAction) =>
    command.mutate(
      { action, ids, bulk },
      {
        onSuccess: onDone,
        onSettled: () => setAsked(null),
      },
    );

  const ask = (request: UserRequest) => {
    const { action } = request;
    if (action.kind === 'delete' || action.kind === 'chooseExpiry') setAsked(request);
    else run(request, action);
  };

  const dialogs = (
    <>
      <ConfirmDialog
        opened={kind === 'delete'}
        title={texts.users.sure}
        confirmLabel={texts.users.remove}
        cancelLabel={texts.common.cancel}
        danger
        pending={command.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && run(asked, { kind: 'delete' })}
      >
        {asked && (
          <Text>
            {asked.user ? texts.users.removeOne(fullName(asked.user)) : texts.users.removeMany(asked.ids.length)}
          </Text>
        )}
      </ConfirmDialog>
      <ExpiryDialog
        opened={kind === 'chooseExpiry'}
        initial={asked?.user?.expires_at ?? ''}
        pending={command.isPending}
        onCancel={() => setAsked(null)}
        onSave={(expires_at) => asked && run(asked, { kind: 'expiry', expires_at })}
      />
    </>
  );
  return { ask, dialogs };
}
