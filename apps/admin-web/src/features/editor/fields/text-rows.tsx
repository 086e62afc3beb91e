import { ActionIcon, Button, Group, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { focusFirst } from './focus-place.ts';

export interface TextRow {
  readonly id: number;
  readonly text: string;
}

interface TextRowsProps {
  /** The id of the first row; the others begin with it. */
  readonly name: string;
  readonly rows: readonly TextRow[];
  /** Rows that must stay (administrator specification, section 5). */
  readonly min: number;
  readonly max: number;
  readonly labels: {
    readonly row: (index: number) => string;
    readonly remove: (index: number) => string;
    readonly add: string;
    /** For those who hear it without the heading above it. */
    readonly addTo?: string;
  };
  readonly onText: (id: number, text: string) => void;
  readonly onRemove: (id: number) => void;
  readonly onAdd: () => void;
  /** Before each text: how it is marked as right. */
  readonly renderLead?: (row: TextRow, index: number) => ReactNode;
}

/** Short texts one below the other: options, choices, accepted answers. Enter adds the next. */
export function TextRows({ name, rows, min, max, labels, onText, onRemove, onAdd, renderLead }: TextRowsProps) {
  const addId = `${name}-add`;
  const inputId = (index: number) => (index === 0 ? name : `${name}-${index}`);
  const add = () => {
    onAdd();
    focusFirst([inputId(rows.length)]);
  };
  return (
    <Stack gap="xs">
      {rows.map((row, index) => (
        <Group key={row.id} gap="xs" wrap="nowrap">
          {renderLead?.(row, index)}
          <TextInput
            id={inputId(index)}
            aria-label={labels.row(index)}
            style={{ flex: 1 }}
            value={row.text}
            onChange={(event) => onText(row.id, event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              if (index < rows.length - 1) focusFirst([inputId(index + 1)]);
              else if (rows.length < max) add();
            }}
          />
          <ActionIcon
            variant="subtle"
            aria-label={labels.remove(index)}
            disabled={rows.length <= min}
            onClick={() => {
              onRemove(row.id);
              focusFirst([inputId(Math.min(index, rows.length - 2)), addId]);
            }}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      <Button
        id={addId}
        variant="subtle"
        size="compact-sm"
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
