import { clearToasts, showToast } from '@bandwise/ui/theme/show-toast.ts';
import { Button, Group, Text } from '@mantine/core';
import { texts } from '../texts/texts.ts';

/** Says what was done, as `toastSuccess` does, and offers to undo it. */
export function toastUndoable(message: string, onUndo: () => void): void {
  const undo = () => {
    clearToasts();
    onUndo();
  };
  showToast({
    kind: 'success',
    title: texts.common.toasts.success,
    isLong: true,
    message: (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="sm">{message}</Text>
        <Button variant="default" size="compact-md" onClick={undo} flex="none">
          {texts.common.undo}
        </Button>
      </Group>
    ),
  });
}
