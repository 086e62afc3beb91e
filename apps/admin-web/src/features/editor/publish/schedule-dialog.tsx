import { serverMessage } from '@bandwise/api-contract/client';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { toastSuccess } from '../../../shared/toasts/toasts.ts';
import { useSchedule } from './use-schedule.ts';

const words = texts.lifecycle.schedule;

interface ScheduleDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks when the test is to be published, in the time zone of whoever asks. */
export function ScheduleDialog({ opened, onClose }: ScheduleDialogProps) {
  const { schedule } = useSchedule();
  const [when, setWhen] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const close = () => {
    setError(null);
    onClose();
  };
  const confirm = async () => {
    if (when === '') return setError(words.missing);
    setPending(true);
    try {
      const problem = await schedule(new Date(when));
      if (problem !== null) return setError(problem);
      toastSuccess(words.done);
      close();
    } catch (reason) {
      setError(serverMessage(reason, words.failed));
    } finally {
      setPending(false);
    }
  };
  return (
    <Modal opened={opened} onClose={close} title={words.title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <Stack>
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
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {texts.common.cancel}
            </Button>
            <Button type="submit" loading={isPending}>
              {words.confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
