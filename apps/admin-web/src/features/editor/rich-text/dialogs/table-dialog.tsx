import { $createTableNodeWithDimensions } from '@lexical/table';
import { Checkbox, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { $insertBlocks } from '../commands/insert-blocks.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { EditorDialog, type DialogProps } from './editor-dialog.tsx';

const MOST_ROWS = 50;
const MOST_COLUMNS = 12;

export function TableDialog(dialog: DialogProps) {
  const { editor, onClose } = dialog;
  const [rows, setRows] = useState('3');
  const [columns, setColumns] = useState('3');
  const [hasHeader, setHeader] = useState(true);
  const rowCount = count(rows, MOST_ROWS);
  const columnCount = count(columns, MOST_COLUMNS);

  const confirm = () => {
    if (rowCount === null || columnCount === null) return;
    editor.update(() => {
      const table = $createTableNodeWithDimensions(rowCount, columnCount, { rows: hasHeader, columns: false });
      $insertBlocks(editor, [table]);
      table.selectStart();
    });
    onClose();
  };

  return (
    <EditorDialog
      {...dialog}
      title={texts.richText.actions.table}
      confirmLabel={texts.richText.add}
      onConfirm={confirm}
    >
      <Group grow align="flex-start">
        <TextInput
          label={texts.richText.rows}
          type="number"
          min={1}
          max={MOST_ROWS}
          value={rows}
          error={rowCount === null && texts.richText.from1To(MOST_ROWS)}
          data-autofocus
          onChange={(event) => setRows(event.currentTarget.value)}
        />
        <TextInput
          label={texts.richText.columns}
          type="number"
          min={1}
          max={MOST_COLUMNS}
          value={columns}
          error={columnCount === null && texts.richText.from1To(MOST_COLUMNS)}
          onChange={(event) => setColumns(event.currentTarget.value)}
        />
      </Group>
      <Checkbox
        label={texts.richText.hasHeaderRow}
        checked={hasHeader}
        onChange={(event) => setHeader(event.currentTarget.checked)}
      />
    </EditorDialog>
  );
}

function count(typed: string, most: number): number | null {
  const value = Number(typed);
  return Number.isInteger(value) && value >= 1 && value <= most ? value : null;
}
