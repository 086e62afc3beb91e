import { serverMessage } from '@bandwise/api-contract/client';
import { Alert, Checkbox, Modal, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DialogForm } from '../../../../shared/dialogs/dialog-form.tsx';
import { texts } from '../../../../shared/texts/texts.ts';
import { toastSuccess } from '../../../../shared/toasts/toasts.ts';
import { lossesIn, type Acceptable } from '../../session/calls/losses-in.ts';
import { MessageList } from '../../fields/message-list.tsx';
import { useSchedule } from './use-schedule.ts';

const words = texts.lifecycle.schedule;
const LOSSES_MAX = 10;

interface ScheduleDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks for the time of publishing, in the administrator's time zone. */
export function ScheduleDialog({ opened, onClose }: ScheduleDialogProps) {
  const { schedule } = useSchedule();
  const [when, setWhen] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const [losses, setLosses] = useState<Acceptable | null>(null);
  const [isAccepted, setAccepted] = useState(false);
  const close = () => {
    setError(null);
    setLosses(null);
    setAccepted(false);
    onClose();
  };
  const confirm = async () => {
    if (when === '') return setError(words.missing);
    setPending(true);
    try {
      const problem = await schedule(new Date(when), isAccepted);
      if (problem !== null) return setError(problem);
      toastSuccess(words.done);
      close();
    } catch (reason) {
      const lost = lossesIn(reason);
      setLosses(lost);
      setError(lost === null ? serverMessage(reason, words.failed) : null);
    } finally {
      setPending(false);
    }
  };
  return (
    <Modal opened={opened} onClose={close} title={words.title}>
      <DialogForm submitLabel={words.confirm} isPending={isPending} onSubmit={() => void confirm()} onCancel={close}>
        <Text>{words.detail}</Text>
        <TextInput
          type="datetime-local"
          label={words.when}
          description={words.zone(new Intl.DateTimeFormat().resolvedOptions().timeZone)}
          value={when}
          error={error}
          onChange={(event) => {
            setWhen(event.currentTarget.value);
            setError(null);
          }}
          data-autofocus
        />
        {losses !== null && (
          <Alert color="red" title={losses.hasDoubts ? texts.doubts.some : texts.losses.some} role="alert">
            <MessageList messages={losses.messages} max={LOSSES_MAX} />
            <Checkbox
              mt="sm"
              label={losses.hasDoubts ? texts.doubts.accept : texts.losses.accept}
              checked={isAccepted}
              onChange={(event) => setAccepted(event.currentTarget.checked)}
            />
          </Alert>
        )}
      </DialogForm>
    </Modal>
  );
}
