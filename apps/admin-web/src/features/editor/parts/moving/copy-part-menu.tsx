import { skills } from '@bandwise/domain';
import { Button, Menu } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { partLabel } from '../../../../shared/exams/part-label.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { isEmpty } from '../../model/exam-file/to-content.ts';
import { focusPlace } from '../../session/focus/focus-place.ts';
import type { PartForm } from '../../model/form/form.ts';
import { shownParts, type ShownPart } from '../../model/form/parts.ts';
import { useEditor, useEditorState, useOpenPart } from '../../session/editor-context.ts';
import { Why } from './paste-item.tsx';
import { MENU_IN_PLACE } from '../../../../shared/menu/menu-in-place.ts';

const words = texts.moving.parts;

/** Copies the content of the open part of a full test into another part. */
export function CopyPartMenu() {
  const editor = useEditor();
  const { store, announcements, confirmations, flushes, skill } = editor;
  const isFull = useEditorState(({ form }) => form.testType === 'full_test');
  const open = useOpenPart(({ id }) => id);
  const shown = useEditorState(({ form }) => form.parts);
  if (!isFull) return null;
  const label = (part: PartForm) => partLabel(skill, shown.indexOf(part) + 1);
  const from = shown.find(({ id }) => id === open);
  if (from === undefined) return null;
  const copy = ({ part, number }: ShownPart) => {
    const to = partLabel(skill, number);
    store.dispatch({ type: 'copyPart', part: open, to: part.id });
    store.dispatch({ type: 'openPart', part: part.id });
    announcements.say(words.copied(label(from), to));
    focusPlace({
      part: part.id,
      group: null,
      question: null,
      field: skills[skill].hasPassage ? 'passage' : 'audio_url',
    });
  };
  const ask = (to: ShownPart) => {
    flushes.flushAll();
    const name = partLabel(skill, to.number);
    if (isEmpty(to.part)) copy(to);
    else
      confirmations.open({
        title: words.title(name),
        detail: words.detail(label(from), name),
        confirmLabel: words.confirm(name),
        onConfirm: () => copy(to),
      });
  };
  return (
    <Menu {...MENU_IN_PLACE} position="bottom-start" returnFocus={false}>
      <Menu.Target>
        <Button variant="subtle" size="compact-sm" leftSection={<IconCopy size={16} aria-hidden />}>
          {words.copy(label(from))}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {shownParts(store.getState().form)
          .filter(({ part }) => part.id !== open)
          .map((to) => (
            <Menu.Item
              key={to.part.id}
              rightSection={<Why>{isEmpty(to.part) ? words.empty : words.replaces}</Why>}
              onClick={() => ask(to)}
            >
              {partLabel(skill, to.number)}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
