import { skills } from '@bandwise/domain';
import { FileButton, SimpleGrid, Text, UnstyledButton } from '@mantine/core';
import { IconBraces, IconClipboardText, IconFileTypeDocx, IconPencil, type Icon } from '@tabler/icons-react';
import { useState, type ComponentProps } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { Card } from '../../fields/card.tsx';
import { ImportDialog } from '../../import/json/import-dialog.tsx';
import { isEmpty } from '../../model/exam-file/to-content.ts';
import { WORD_TYPES } from '../../model/exam-file/word-types.ts';
import { useEditor, useOpenPart, useSettledForm } from '../../session/editor-context.ts';
import { focusPlace } from '../../session/focus/focus-place.ts';
import styles from './start-card.module.css';

const { start } = texts.editor;

/** Asks how an empty new test begins: most tests exist already as text, Word file or JSON. */
export function StartCard() {
  const { skill, published, pasteDialog, flushes } = useEditor();
  const part = useOpenPart(({ id }) => id);
  const isBlank = useSettledForm().parts.every((one) => isEmpty(one));
  const [isAnswered, setAnswered] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const dialog = <ImportDialog opened={isImporting} onClose={() => setImporting(false)} />;
  if (published !== null || isAnswered || !isBlank) return dialog;
  const paste = (title: string, file: File | null) => {
    flushes.flushAll();
    pasteDialog.open({ title, target: { part, group: null }, file });
  };
  const { isMarked } = skills[skill];
  return (
    <Card heading={start.heading}>
      <SimpleGrid cols={{ base: 1, xs: 2, lg: isMarked ? 4 : 2 }} spacing="sm">
        {isMarked && (
          <Way Icon={IconClipboardText} {...start.ways.paste} onClick={() => paste(start.ways.paste.name, null)} />
        )}
        {isMarked && (
          <FileButton accept={WORD_TYPES} onChange={(file) => file !== null && paste(start.ways.word.name, file)}>
            {(props) => <Way Icon={IconFileTypeDocx} {...start.ways.word} {...props} />}
          </FileButton>
        )}
        <Way Icon={IconBraces} {...start.ways.json} onClick={() => setImporting(true)} />
        <Way
          Icon={IconPencil}
          {...start.ways.hand}
          onClick={() => {
            setAnswered(true);
            focusPlace({ part, group: null, question: null, field: 'title' });
          }}
        />
      </SimpleGrid>
      {dialog}
    </Card>
  );
}

interface WayProps extends ComponentProps<'button'> {
  readonly Icon: Icon;
  readonly name: string;
  readonly hint: string;
}

function Way({ Icon: WayIcon, name, hint, ...button }: WayProps) {
  return (
    <UnstyledButton {...button} className={styles['way']}>
      <WayIcon size={24} aria-hidden />
      <span>
        <Text span fw={600} display="block">
          {name}
        </Text>
        <Text span size="sm" c="dimmed" display="block">
          {hint}
        </Text>
      </span>
    </UnstyledButton>
  );
}
