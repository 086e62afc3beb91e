import { Anchor, Text } from '@mantine/core';
import { useStore } from 'zustand';
import { momentWithZone } from '../../../../shared/dates/moment-with-zone.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { toastError, toastSuccess } from '../../../../shared/toasts/toasts.ts';
import { useEditor } from '../../session/editor-context.ts';
import { useSchedule } from './use-schedule.ts';

const words = texts.lifecycle.schedule;

/** When the draft is published by itself, or why it was not. */
export function ScheduleLine() {
  const { draft } = useEditor();
  const { schedule, failure } = useStore(draft);
  const { cancel } = useSchedule();
  if (schedule === null) return null;
  const takeBack = async () => {
    try {
      await cancel();
      toastSuccess(words.undone);
    } catch (error) {
      toastError(error, words.failed);
    }
  };
  const by = schedule.scheduled_by?.name ?? texts.common.aDeletedUser;
  return (
    <div role="status">
      {failure === null ? (
        <Text size="sm">
          {words.at(momentWithZone(schedule.publish_at), by)} {schedule.is_outdated && words.outdated}
        </Text>
      ) : (
        <Text size="sm" c="var(--mantine-color-error)">
          {words.notPublished(momentWithZone(failure.at), failure.message)}
        </Text>
      )}
      <Anchor component="button" type="button" size="sm" underline="always" onClick={() => void takeBack()}>
        {words.cancel}
      </Anchor>
    </div>
  );
}
