import { ActionIcon, Button, Group, Input, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconRowInsertBottom, IconX } from '@tabler/icons-react';
import { useState, type ClipboardEvent, type ComponentType, type KeyboardEvent, type ReactNode } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { roomAt } from '../model/changes/paste-texts.ts';
import { focusFirst } from '../session/focus/focus-place.ts';
import { readPastedLines, type PastedLabel, type PastedLines } from '../model/form/pasted-lines.ts';
import styles from './text-rows.module.css';

export interface TextRow {
  readonly id: number;
  readonly text: string;
}

export interface RowFrameProps {
  readonly id: number;
  /** `Choice 2`. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Inserts and moves rows whose order matters. */
export interface RowOrder {
  /** Wraps each row with its handle. */
  readonly Frame: ComponentType<RowFrameProps>;
  readonly onInsert: (after: number) => void;
  /** `index` counts without the row. */
  readonly onMove: (id: number, index: number) => void;
}

interface TextRowsProps {
  /** The id of the first row, and the prefix of the other rows' ids. */
  readonly name: string;
  readonly rows: readonly TextRow[];
  /** Rows that must stay (administrator specification, section 5). */
  readonly min: number;
  readonly max: number;
  readonly labels: {
    readonly row: (index: number) => string;
    readonly remove: (index: number) => string;
    readonly add: string;
    /** The accessible name of the add button, which includes the heading. */
    readonly addTo?: string;
  };
  readonly onText: (id: number, text: string) => void;
  readonly onRemove: (id: number) => void;
  readonly onAdd: () => void;
  /** Called when several lines were pasted into a row; the first is the row's new text. `label`: the letters before the lines. */
  readonly onPaste: (id: number, texts: readonly string[], label: PastedLabel | null) => void;
  readonly order?: RowOrder;
  /** Before each text: its letter. */
  readonly letters?: readonly string[];
  /** The control before each text that marks it as right. */
  readonly renderLead?: (row: TextRow, index: number) => ReactNode;
  /** Toggles the mark of a text by Ctrl+Enter. */
  readonly onMark?: (id: number) => void;
}

/**
 * A list of short texts: options, choices, accepted answers. Enter adds a row, Backspace removes an empty one, and pasted lines become
 * rows. If the order matters, Alt+Enter inserts a row and Alt with an arrow moves it. Tab skips the buttons and marks, whose actions have
 * keys.
 */
export function TextRows(props: TextRowsProps) {
  const { name, rows, min, max, labels, onText, onRemove, onAdd, onPaste, order, letters, renderLead, onMark } = props;
  const [leftOut, setLeftOut] = useState(0);
  const Frame = order?.Frame ?? PlainRow;
  const addId = `${name}-add`;
  const inputId = (index: number) => (index === 0 ? name : `${name}-${index}`);
  const add = () => {
    onAdd();
    focusFirst([inputId(rows.length)]);
  };
  const remove = (id: number, next: number) => {
    onRemove(id);
    focusFirst([inputId(Math.min(next, rows.length - 2)), addId]);
  };
  const insert = (after: number, index: number) => {
    order?.onInsert(after);
    focusFirst([inputId(index + 1)]);
  };
  const move = (id: number, to: number) => {
    order?.onMove(id, to);
    focusFirst([inputId(to)]);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, index: number, row: TextRow) => {
    if (event.nativeEvent.isComposing) return;
    const isMarked = event.key === 'Enter' && event.ctrlKey !== event.metaKey && onMark !== undefined;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (isMarked) onMark(row.id);
    else if (event.altKey && order && step !== undefined) {
      if (rows[index + step] !== undefined) move(row.id, index + step);
    } else if (event.altKey && order && event.key === 'Enter') {
      if (rows.length < max) insert(row.id, index);
    } else if (step !== undefined && rows[index + step] !== undefined) focusFirst([inputId(index + step)]);
    else if (event.key === 'Enter' && index < rows.length - 1) focusFirst([inputId(index + 1)]);
    else if (event.key === 'Enter' && rows.length < max) add();
    else if (event.key === 'Backspace' && row.text === '' && rows.length > min) remove(row.id, Math.max(0, index - 1));
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>, index: number, row: TextRow) => {
    const pasted = pastedIn(event);
    setLeftOut(0);
    if (pasted === null) return;
    event.preventDefault();
    const { texts: lines, label } = pasted;
    const room = roomAt(rows, { at: row.id, texts: lines, max });
    setLeftOut(Math.max(0, lines.length - room));
    onPaste(row.id, lines, label);
    focusFirst([inputId(index + Math.min(room, lines.length) - 1)]);
  };
  return (
    <Stack gap="xs" data-rows>
      {rows.map((row, index) => (
        <Frame key={row.id} id={row.id} name={labels.row(index)}>
          <Group gap="xs" wrap="nowrap" flex={1} miw={0} {...(order && { className: styles['ordered'] })}>
            {letters && (
              <Text fw={700} w="2rem" ta="center" aria-hidden>
                {letters[index]}
              </Text>
            )}
            {renderLead?.(row, index)}
            <TextInput
              id={inputId(index)}
              aria-label={labels.row(index)}
              className={styles['text']}
              value={row.text}
              onChange={(event) => onText(row.id, event.currentTarget.value)}
              onKeyDown={(event) => onKeyDown(event, index, row)}
              onPaste={(event) => paste(event, index, row)}
            />
            {order && (
              <ActionIcon
                variant="subtle"
                tabIndex={-1}
                aria-label={texts.rows.insertAfter(labels.row(index))}
                title={texts.rows.insertAfter(labels.row(index))}
                disabled={rows.length >= max}
                onClick={() => insert(row.id, index)}
              >
                <IconRowInsertBottom size={18} aria-hidden />
              </ActionIcon>
            )}
            <ActionIcon
              variant="subtle"
              tabIndex={-1}
              aria-label={labels.remove(index)}
              disabled={rows.length <= min}
              onClick={() => remove(row.id, index)}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          </Group>
        </Frame>
      ))}
      <div role="status">{leftOut > 0 && <Input.Error size="sm">{texts.rows.leftOut(leftOut, max)}</Input.Error>}</div>
      <Button
        id={addId}
        variant="subtle"
        size="compact-sm"
        tabIndex={-1}
        leftSection={<IconPlus size={16} aria-hidden />}
        style={{ alignSelf: 'flex-start' }}
        disabled={rows.length >= max}
        {...(labels.addTo === undefined ? {} : { 'aria-label': labels.addTo })}
        onClick={add}
      >
        {labels.add}
      </Button>
    </Stack>
  );
}

function PlainRow({ children }: RowFrameProps) {
  return children;
}

/** The pasted lines, the first merged with the row's remaining text; null: the browser handles the paste. */
function pastedIn({ clipboardData, currentTarget }: ClipboardEvent<HTMLInputElement>): PastedLines | null {
  const { texts: lines, label } = readPastedLines(clipboardData.getData('text/plain'));
  const [first, ...others] = lines;
  if (first === undefined || others.length === 0) return null;
  const { value, selectionStart, selectionEnd } = currentTarget;
  const start = selectionStart ?? value.length;
  return { texts: [value.slice(0, start) + first + value.slice(selectionEnd ?? start), ...others], label };
}
