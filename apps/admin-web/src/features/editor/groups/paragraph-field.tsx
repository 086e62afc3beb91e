import { Button, Group, Stack } from '@mantine/core';
import { IconForms } from '@tabler/icons-react';
import { useCallback, useRef } from 'react';
import type { RichTextEditorHandle } from '../rich-text/rich-text-editor.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { orphanBlanks } from '../form/blanks.ts';
import type { GroupForm } from '../form/form.ts';
import { nextNumberIn } from '../form/numbering.ts';
import { partById } from '../form/shown-parts.ts';
import { useEditor } from '../screen/editor-context.ts';
import { focusPlace } from '../fields/focus-place.ts';
import { RichTextField } from '../fields/rich-text-field.tsx';
import { useField } from '../fields/use-field.ts';

const groupTexts = texts.groups;
const HEIGHT = 280;

interface ParagraphFieldProps {
  readonly part: number;
  readonly group: GroupForm;
}

/** The text whose `{n}` markers are the blanks of the group's questions; without it each question is a row. */
export function ParagraphField({ part, group }: ParagraphFieldProps) {
  const { store } = useEditor();
  const handle = useRef<RichTextEditorHandle>(null);
  const field = useField({ part, group: group.id, field: 'paragraph' });
  const orphans = orphanBlanks(group);
  const { id } = group;
  const set = useCallback(
    (paragraph: string | null) => store.dispatch({ type: 'setGroup', group: id, patch: { paragraph } }),
    [store, id],
  );
  const focusHere = () => focusPlace({ part, group: group.id, question: null, field: 'paragraph' });
  const next = () => {
    const { form } = store.getState();
    const owner = partById(form, part);
    return owner === undefined ? 1 : nextNumberIn(form, owner, group.id);
  };
  const insertBlank = () => {
    handle.current?.insertText(`{${next()}}`);
    handle.current?.flush();
    store.dispatch({ type: 'adoptBlanks', group: group.id });
  };

  if (group.paragraph === null) {
    return (
      <Group>
        <Button
          id={field.id}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconForms size={16} aria-hidden />}
          onClick={() => {
            set('');
            focusHere();
          }}
        >
          {groupTexts.addParagraph}
        </Button>
      </Group>
    );
  }
  return (
    <Stack gap="xs">
      <RichTextField
        {...field}
        handle={handle}
        label={groupTexts.paragraph}
        description={groupTexts.paragraphHint(group.questions[0]?.number ?? next())}
        height={HEIGHT}
        value={group.paragraph}
        onChange={set}
      />
      <Group gap="xs">
        <Button variant="light" size="compact-sm" onClick={insertBlank}>
          {groupTexts.insertBlank}
        </Button>
        {orphans.length > 0 && (
          <Button
            variant="light"
            size="compact-sm"
            onClick={() => store.dispatch({ type: 'adoptBlanks', group: group.id })}
          >
            {groupTexts.adopt(orphans.length)}
          </Button>
        )}
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            set(null);
            focusHere();
          }}
        >
          {groupTexts.removeParagraph}
        </Button>
      </Group>
    </Stack>
  );
}
