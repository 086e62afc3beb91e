import { Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import { isConflict } from '../../../shared/exams/is-conflict.ts';
import { partLabel } from '../../../shared/exams/part-label.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { useDeleteExam } from '../api/delete-exam.ts';
import type { ListedPart, RowAction, RowActionProps, RowDialogProps } from './row-action.ts';

export const deleteTest: RowAction = { name: 'delete', Control: DeleteButton, Dialog: DeleteDialog };

function DeleteButton({ test, onAsk }: RowActionProps) {
  return (
    <Button variant="default" onClick={onAsk} aria-label={`${texts.exams.remove} ${(test.part ?? test).title}`}>
      {texts.exams.remove}
    </Button>
  );
}

/** Lists all parts to be deleted, and offers to delete only one. */
function DeleteDialog({ test, opened, onClose }: RowDialogProps) {
  const { exam_id, revision, skill, parts, part } = test;
  const deletion = useDeleteExam(skill);
  const run = (only: ListedPart | null) =>
    deletion.mutate(
      { exam_id, part: only, revision },
      // After a conflict the dialog closes, so that the list shows the change first.
      { onSuccess: onClose, onError: (error) => isConflict(error) && onClose() },
    );
  const isFull = parts.length > 1;
  return (
    <Modal opened={opened} onClose={onClose} title={texts.exams.removeTitle}>
      <Stack>
        <Text>{texts.exams.removeParts(parts.length)}</Text>
        <List>
          {parts.map(({ id, title, part_number }) => (
            <List.Item key={id}>
              {title} ({partLabel(skill, part_number)})
            </List.Item>
          ))}
        </List>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {texts.common.cancel}
          </Button>
          {isFull && part !== null && (
            <Button variant="default" loading={deletion.isPending} onClick={() => run(part)}>
              {texts.exams.removeOnly}
            </Button>
          )}
          <Button color="red" loading={deletion.isPending} onClick={() => run(null)}>
            {isFull ? texts.exams.removeAll : texts.exams.removeOne}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
