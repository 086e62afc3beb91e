import { addressOf } from '@bandwise/domain';
import { Button, Menu } from '@mantine/core';
import { texts } from '../../../../shared/texts/texts.ts';
import type { QuestionForm } from '../../model/form/form.ts';
import { MENU_IN_PLACE } from '../../../../shared/menu/menu-in-place.ts';

const groupTexts = texts.groups;

interface InsertBlankButtonProps {
  /** The questions of the group that have no blank yet. */
  readonly unplaced: readonly QuestionForm[];
  /** null: for a new question. */
  readonly onInsert: (question: QuestionForm | null) => void;
}

/** Inserts the blank of a new question, and asks first where a question is still without one. */
export function InsertBlankButton({ unplaced, onInsert }: InsertBlankButtonProps) {
  const button = (act?: () => void) => (
    <Button variant="light" size="compact-sm" {...(act === undefined ? {} : { onClick: act })}>
      {groupTexts.insertBlank}
    </Button>
  );
  if (unplaced.length === 0) return button(() => onInsert(null));
  return (
    <Menu {...MENU_IN_PLACE} position="bottom-start" returnFocus={false}>
      <Menu.Target>{button()}</Menu.Target>
      <Menu.Dropdown>
        {unplaced.map((question) => (
          <Menu.Item key={question.id} onClick={() => onInsert(question)}>
            {groupTexts.blankOf(addressOf(question))}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => onInsert(null)}>{groupTexts.blankOfNew}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
