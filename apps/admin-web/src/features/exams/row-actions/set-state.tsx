import type { ExamState } from '@bandwise/api-contract/admin';
import { Menu } from '@mantine/core';
import { useSetExamState } from '../../../shared/exams/set-exam-state.ts';
import { StateDialog } from '../../../shared/exams/state-dialog.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import type { ListedTest, RowAction, RowActionProps, RowDialogProps } from './row-action.ts';

/** Takes a test out of learners' lists, or puts it back. */
export const setState: RowAction = { name: 'set-state', Control: StateItem, Dialog: AskState };

function StateItem({ test, onAsk }: RowActionProps) {
  return (
    <Menu.Item onClick={onAsk}>
      {nextState(test) === 'archived' ? texts.lifecycle.unpublish : texts.lifecycle.publishAgain}
    </Menu.Item>
  );
}

function AskState({ test, opened, onClose }: RowDialogProps) {
  const { exam_id, skill } = test;
  const { mutate } = useSetExamState(skill);
  const state = nextState(test);
  return (
    <StateDialog
      to={state}
      opened={opened}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        mutate({ exam_id, state });
      }}
    />
  );
}

function nextState({ state }: ListedTest): ExamState {
  return state === 'archived' ? 'published' : 'archived';
}
