import { hasContent, textOf } from '@bandwise/domain/internal';
import { Button, Group, Input, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useCallback, useId, useState } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { focusFirst } from '../../session/focus/focus-place.ts';
import { RichTextField } from '../../fields/rich-text-field.tsx';
import { RICH_TEXT_HEIGHT } from '../../fields/rich-text-height.ts';
import { useField, useNoteLost } from '../../fields/use-field.ts';
import type { GroupForm } from '../../model/form/form.ts';
import { numbersOfGroup } from '../../model/numbering/instruction-numbers.ts';
import { partById } from '../../model/form/parts.ts';
import { useDispatch, useEditor } from '../../session/editor-context.ts';
import styles from '../../fields/editor.module.css';
import type { WordingSection } from '../question-types/question-type-editor.ts';
import { standardWordings } from './standard-wordings.ts';
import { MENU_IN_PLACE } from '../../../../shared/menu/menu-in-place.ts';

const groupTexts = texts.groups;

interface InstructionFieldProps {
  readonly part: number;
  readonly group: GroupForm;
}

/** It is closed to one line, because most instructions are standard wordings. */
export function InstructionField({ part, group }: InstructionFieldProps) {
  const { id: groupId, instruction } = group;
  const [isOpen, setOpen] = useState(false);
  const dispatch = useDispatch();
  const change = useCallback(
    (html: string) => dispatch({ type: 'setGroup', group: groupId, patch: { instruction: html } }),
    [dispatch, groupId],
  );
  const field = useField({ part, group: groupId, field: 'instruction' });
  const onLost = useNoteLost({ part, group: groupId, field: 'instruction' });
  const editorId = useId();
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  const toggle = () => {
    setOpen(!isOpen);
    if (!isOpen) focusFirst([editorId]);
  };
  return (
    <div>
      <Group gap="xs" justify="space-between">
        <UnstyledButton
          id={field.id}
          className={styles['summary']}
          aria-expanded={isOpen}
          aria-controls={editorId}
          onClick={toggle}
        >
          <Chevron size={18} aria-hidden style={{ flexShrink: 0 }} />
          <Text span fw={500} size="sm">
            {groupTexts.instruction}
          </Text>
          {!isOpen && (
            <Text span size="sm" c="dimmed" truncate>
              {hasContent(instruction) ? textOf(instruction).trim() : groupTexts.noInstruction}
            </Text>
          )}
        </UnstyledButton>
        <WordingMenu part={part} group={group} onChoose={change} />
      </Group>
      <div id={editorId}>
        {isOpen && (
          <RichTextField
            id={`${editorId}-text`}
            onBlur={field.onBlur}
            onLost={onLost}
            error={field.error}
            label={groupTexts.instruction}
            description={groupTexts.instructionHint}
            height={RICH_TEXT_HEIGHT}
            value={instruction}
            onChange={change}
          />
        )}
      </div>
      {!isOpen && field.error !== null && <Input.Error mt={4}>{field.error}</Input.Error>}
    </div>
  );
}

interface WordingMenuProps extends InstructionFieldProps {
  readonly onChoose: (html: string) => void;
}

/** Standard instructions for the type of the group, with its numbers in them. */
function WordingMenu({ part, group, onChoose }: WordingMenuProps) {
  const { store, skill, announcements } = useEditor();
  const [sections, setSections] = useState<readonly WordingSection[]>([]);
  const read = () => {
    const { form } = store.getState();
    const owner = partById(form, part);
    if (owner !== undefined)
      setSections(standardWordings(group, { skill, numbers: numbersOfGroup(form, owner, group) }));
  };
  const choose = (html: string) => {
    onChoose(html);
    announcements.say(groupTexts.wordingChosen);
  };
  return (
    <Menu {...MENU_IN_PLACE} position="bottom-end" onOpen={read}>
      <Menu.Target>
        <Button variant="subtle" size="compact-sm">
          {texts.wordings.offer}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles['wordings']}>
        {sections.map(({ label, offered }) => (
          <div key={label} role="group" {...(label === null ? {} : { 'aria-label': label })}>
            {label !== null && <Menu.Label>{label}</Menu.Label>}
            {offered.map(({ name, html }) => (
              <Menu.Item key={name} onClick={() => choose(html)}>
                {name}
              </Menu.Item>
            ))}
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
