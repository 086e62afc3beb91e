import { QUESTION_TYPES, type QuestionType } from '@bandwise/domain';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Button, Group, Input, Menu, Stack, Text } from '@mantine/core';
import { IconPlus, IconClipboard } from '@tabler/icons-react';
import { useStore } from 'zustand';
import { texts } from '../../../../shared/texts/texts.ts';
import { Card } from '../../fields/card.tsx';
import { useField } from '../../fields/use-field.ts';
import { partById } from '../../model/form/parts.ts';
import { useDispatch, useEditor, useEditorState, useOpenPart } from '../../session/editor-context.ts';
import { fieldId } from '../../session/focus/field-id.ts';
import { focusPlace } from '../../session/focus/focus-place.ts';
import { countOf, pasteClip } from '../moving/paste-clip.ts';
import { FromTextButton } from './from-text-button.tsx';
import { GroupEditor } from './group-editor.tsx';
import { KeysNote } from './keys-note.tsx';
import { WordFileButton } from './word-file-button.tsx';
import { MENU_IN_PLACE } from '../../../../shared/menu/menu-in-place.ts';

const { groups: groupTexts, fromText } = texts;

/** The question groups of the open part, in order. */
export function GroupsCard() {
  const part = useOpenPart(({ id }) => id);
  const groups = useOpenPart((open) => open.groups);
  const collapsed = useEditorState(({ view }) => view.collapsed);
  const { error } = useField({ part, field: 'groups' });
  return (
    <Card
      heading={groupTexts.heading}
      id={fieldId({ part, group: null, question: null, field: 'groups' })}
      actions={groups.length > 1 && <CollapseButtons part={part} />}
    >
      {groups.length === 0 && <EmptyState title={groupTexts.none} />}
      <KeysNote part={part} />
      <Stack data-groups>
        {groups.map((group, index) => (
          <GroupEditor
            key={group.id}
            group={group}
            part={part}
            index={index}
            isLast={index === groups.length - 1}
            isCollapsed={collapsed.has(group.id)}
          />
        ))}
      </Stack>
      <Group gap="xs">
        <AddGroup part={part} />
        <FromTextButton label={fromText.newGroups} title={fromText.newGroups} target={{ part, group: null }} />
        <PasteButton part={part} />
        <WordFileButton target={{ part, group: null }} />
      </Group>
      {error !== null && <Input.Error size="sm">{error}</Input.Error>}
    </Card>
  );
}

function CollapseButtons({ part }: { readonly part: number }) {
  const dispatch = useDispatch();
  return (
    <Group gap="xs">
      <Button variant="subtle" size="compact-sm" onClick={() => dispatch({ type: 'expandAll', part })}>
        {groupTexts.expandAll}
      </Button>
      <Button variant="subtle" size="compact-sm" onClick={() => dispatch({ type: 'collapseAll', part })}>
        {groupTexts.collapseAll}
      </Button>
    </Group>
  );
}

function AddGroup({ part }: { readonly part: number }) {
  const { store, announcements } = useEditor();
  const add = (questionType: QuestionType) => {
    store.dispatch({ type: 'addGroup', part, questionType });
    const groups = partById(store.getState().form, part)?.groups ?? [];
    const added = groups.at(-1);
    if (added === undefined) return;
    announcements.say(groupTexts.added(groupTexts.name(groups.length - 1)));
    focusPlace({ part, group: added.id, question: null, field: null });
  };
  return (
    <Menu {...MENU_IN_PLACE} position="bottom-start" returnFocus={false}>
      <Menu.Target>
        <Button variant="light" leftSection={<IconPlus size={16} aria-hidden />} style={{ alignSelf: 'flex-start' }}>
          {groupTexts.add}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{groupTexts.addHint}</Menu.Label>
        {QUESTION_TYPES.map((questionType) => (
          <Menu.Item
            key={questionType}
            rightSection={
              <Text span size="xs" c="dimmed">
                {questionType}
              </Text>
            }
            onClick={() => add(questionType)}
          >
            {groupTexts.types[questionType]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Pastes copied groups at the end of the open part; hidden without copied groups. */
function PasteButton({ part }: { readonly part: number }) {
  const editor = useEditor();
  const clip = useStore(editor.clipboard);
  if (clip?.kind !== 'groups') return null;
  return (
    <Button
      variant="subtle"
      leftSection={<IconClipboard size={16} aria-hidden />}
      onClick={() => pasteClip(editor, clip, { part, group: null, question: null })}
    >
      {texts.moving.paste.groups(countOf(clip))}
    </Button>
  );
}
