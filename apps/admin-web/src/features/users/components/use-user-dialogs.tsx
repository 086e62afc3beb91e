import type { ManagedUser } from '@bandwise/api-contract/admin';
import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { userTexts } from '../../../shared/texts/users.ts';
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
        title={userTexts.sure}
        confirmLabel={userTexts.remove}
        cancelLabel={texts.cancel}
        danger
        pending={command.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && run(asked, { kind: 'delete' })}
      >
        {asked && (
          <Text>{asked.user ? userTexts.removeOne(fullName(asked.user)) : userTexts.removeMany(asked.ids.length)}</Text>
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
