import type { AdminSectionListRow } from '@bandwise/api-contract/admin';
import type { Skill } from '@bandwise/domain';
import { Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import { isConflict } from '../../../shared/exams/is-conflict.ts';
import { partLabel } from '../../../shared/exams/part-label.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { useDeleteExam } from '../api/delete-exam.ts';

interface DeleteExamDialogProps {
  /** The row that was asked about; null: closed. */
  readonly section: AdminSectionListRow | null;
  /** All rows: a full test's other parts are among them. */
  readonly siblings: readonly AdminSectionListRow[];
  readonly skill: Skill;
  readonly onClose: () => void;
}

/** Names every part that goes, and offers to delete the one part only. */
export function DeleteExamDialog({ section, siblings, skill, onClose }: DeleteExamDialogProps) {
  const deletion = useDeleteExam(skill);
  const parts = siblings
    .filter((sibling) => sibling.exam_id === section?.exam_id)
    .sort((a, b) => a.part_number - b.part_number);
  const run = (part_number: number | null) =>
    section &&
    deletion.mutate(
      { exam_id: section.exam_id, part_number, revision: section.revision },
      // What has changed meanwhile is looked at in the list before it is asked about again.
      { onSuccess: onClose, onError: (error) => isConflict(error) && onClose() },
    );
  return (
    <Modal opened={section !== null} onClose={onClose} title={texts.exams.removeTitle}>
      <Stack>
        <Text>{texts.exams.removeParts}</Text>
        <List>
          {parts.map((part) => (
            <List.Item key={part.id}>
              {part.title} ({partLabel(skill, part.part_number)})
            </List.Item>
          ))}
        </List>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {texts.common.cancel}
          </Button>
          {parts.length > 1 && (
            <Button variant="default" loading={deletion.isPending} onClick={() => run(section?.part_number ?? null)}>
              {texts.exams.removeOnly}
            </Button>
          )}
          <Button color="red" loading={deletion.isPending} onClick={() => run(null)}>
            {parts.length > 1 ? texts.exams.removeAll : texts.exams.removeOne}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
