import { TEACHING_LIMITS } from '@bandwise/domain/internal';
import { Dialog } from '@bandwise/ui/controls/dialog.tsx';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { texts } from '../../shared/texts/texts.ts';
import type { RoomAction } from './room-calls.ts';

const words = texts.room;
const { extendMinutesMax, reasonMax } = TEACHING_LIMITS;

/** An action to confirm; `userID` null: for all. */
export interface Request {
  readonly kind: 'end' | 'extend' | 'reopen';
  readonly userID: string | null;
  readonly name: string;
}

interface ActionDialogProps {
  /** null: closed. */
  readonly request: Request | null;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onAct: (action: RoomAction) => void;
}

/** Asks for the reason, and for the minutes where there are any. */
export function ActionDialog({ request, ...form }: ActionDialogProps) {
  return (
    <Dialog
      opened={request !== null}
      title={request === null ? '' : titleOf(request)}
      onClose={form.onClose}
      isBusy={form.isBusy}
    >
      {request !== null && <ActionForm request={request} {...form} />}
    </Dialog>
  );
}

function ActionForm({ request, isBusy, onClose, onAct }: ActionDialogProps & { readonly request: Request }) {
  const { kind, userID, name } = request;
  const [minutes, setMinutes] = useState(kind === 'extend' ? '5' : '0');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const count = Number(minutes);
  const isCount = /^\d+$/.test(minutes.trim()) && count >= (kind === 'extend' ? 1 : 0) && count <= extendMinutesMax;
  const isReason = reason.trim() !== '';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isReason || (kind !== 'end' && !isCount)) return;
    if (kind === 'extend') onAct({ kind, userID, minutes: count, reason });
    else if (userID !== null && kind === 'end') onAct({ kind, userID, reason });
    else if (userID !== null) onAct({ kind: 'reopen', userID, minutes: count, reason });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {kind === 'end' && <Text>{words.endDetail}</Text>}
        {kind === 'reopen' && <Text>{words.reopenDetail}</Text>}
        {kind !== 'end' && (
          <TextInput
            label={kind === 'extend' ? words.minutes : words.minutesLeft}
            inputMode="numeric"
            value={minutes}
            onChange={(event) => setMinutes(event.currentTarget.value)}
            error={isTried && !isCount ? words.minutesWrong(extendMinutesMax) : null}
            data-autofocus
          />
        )}
        <TextInput
          label={words.reason}
          description={words.reasonHint}
          maxLength={reasonMax}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={isTried && !isReason ? words.reasonNeeded : null}
          {...(kind === 'end' && { 'data-autofocus': true })}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={isBusy}>
            {texts.common.cancel}
          </Button>
          <Button type="submit" loading={isBusy} {...(kind === 'end' && { color: 'red' })}>
            {words[kind === 'extend' && name === '' ? 'extendAll' : kind]}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function titleOf({ kind, userID, name }: Request): string {
  if (kind === 'end') return words.endTitle(name);
  if (kind === 'reopen') return words.reopenTitle(name);
  return userID === null ? words.extendAllTitle : words.extendTitle(name);
}
