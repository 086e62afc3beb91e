import type { ManagedUser } from '@bandwise/api-contract/admin';
import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { fullName } from '../../../shared/users/full-name.ts';
import { useSendResetMail } from '../api/change-user.ts';
import { type UserAction, useUserCommand } from '../api/users.ts';
import { useIsPastDay } from '../model/use-is-past-day.ts';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { ExpiryDialog } from './expiry-dialog.tsx';
import { PastExpiryDialog } from './past-expiry-dialog.tsx';

/** A requested change. Some need a date or a confirmation first. */
export interface UserRequest {
  readonly action:
    | UserAction
    | { readonly kind: 'chooseExpiry' }
    | { readonly kind: 'edit' }
    | { readonly kind: 'resetMail' };
  readonly ids: readonly string[];
  readonly bulk: boolean;
  readonly user?: ManagedUser;
}

export function useUserDialogs({ onDone }: { readonly onDone: () => void }): {
  readonly ask: (request: UserRequest) => void;
  readonly dialogs: ReactNode;
} {
  const command = useUserCommand();
  const sendResetMail = useSendResetMail();
  const isPastDay = useIsPastDay();
  const [opened, setOpened] = useState<'delete' | 'edit' | 'expiry' | 'past' | null>(null);
  // Stays after the dialog is closed, because a closing dialog still shows its content.
  const [lastRequest, setLastRequest] = useState<UserRequest | null>(null);
  const [day, setDay] = useState('');
  const name = lastRequest?.user ? fullName(lastRequest.user) : null;
  const count = lastRequest?.ids.length ?? 0;
  const pending = command.isPending;
  const close = () => setOpened(null);

  const run = ({ ids, bulk }: UserRequest, action: UserAction) =>
    command.mutate({ action, ids, bulk }, { onSuccess: onDone, onSettled: close });
  const expire = (expires_at: string) => lastRequest && run(lastRequest, { kind: 'expiry', expires_at });

  const ask = (request: UserRequest) => {
    const { action, user } = request;
    setLastRequest(request);
    if (action.kind === 'delete' || action.kind === 'edit') setOpened(action.kind);
    else if (action.kind === 'resetMail') {
      if (user) sendResetMail.mutate(user.id);
    } else if (action.kind === 'chooseExpiry') {
      setDay(user?.expires_at ?? '');
      setOpened('expiry');
    } else run(request, action);
  };
  const chooseDay = (chosen: string) => {
    setDay(chosen);
    if (isPastDay(chosen)) setOpened('past');
    else expire(chosen);
  };

  const dialogs = (
    <>
      <ConfirmDialog
        opened={opened === 'delete'}
        title={texts.users.sure}
        confirmLabel={texts.users.remove}
        cancelLabel={texts.common.cancel}
        danger
        pending={pending}
        onCancel={close}
        onConfirm={() => lastRequest && run(lastRequest, { kind: 'delete' })}
      >
        <Text>{name === null ? texts.users.removeMany(count) : texts.users.removeOne(name)}</Text>
      </ConfirmDialog>
      <EditUserDialog opened={opened === 'edit'} user={lastRequest?.user ?? null} onClose={close} />
      <ExpiryDialog
        opened={opened === 'expiry'}
        who={name ?? texts.users.countOf(count)}
        initial={day}
        pending={pending}
        onCancel={close}
        onSave={chooseDay}
      />
      <PastExpiryDialog
        opened={opened === 'past'}
        day={day}
        name={name}
        count={count}
        pending={pending}
        onBack={() => setOpened('expiry')}
        onConfirm={() => expire(day)}
      />
    </>
  );
  return { ask, dialogs };
}
