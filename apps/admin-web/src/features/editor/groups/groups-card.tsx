import { QUESTION_TYPES, type QuestionType } from '@bandwise/domain';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Button, Group, Input, Menu, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { texts } from '../../../shared/texts/texts.ts';
import { fieldId } from '../fields/field-id.ts';
import { partById } from '../form/parts.ts';
import { Card } from '../fields/card.tsx';
import { useDispatch, useEditor, useEditorState, useOpenPart } from '../screen/editor-context.ts';
import { FromTextButton } from '../from-text/from-text-button.tsx';
import { PasteButton } from '../moving/paste-button.tsx';
import { WordFileButton } from '../from-text/word/word-file-button.tsx';
import { GroupEditor } from './group-editor.tsx';
import { KeysNote } from './keys-note.tsx';
import { focusPlace } from '../fields/focus-place.ts';
import { useField } from '../fields/use-field.ts';

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
        <FromTextButton label={fromText.newGroups} title={fromText.title} target={{ part, group: null }} />
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
    // Within the page's landmarks, and after its button in the order of Tab.
    <Menu
      position="bottom-start"
      returnFocus={false}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      transitionProps={{ duration: 0 }}
    >
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
