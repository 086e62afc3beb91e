import type { BinEntry } from '@bandwise/api-contract/admin';
import { Button, Group, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { partLabel } from '../../shared/exams/part-label.ts';
import { texts } from '../../shared/texts/texts.ts';
import { freeNumbers } from './bin-entries.ts';

interface NumberDialogProps {
  /** A part whose number is used by another part; null: closed. */
  readonly entry: BinEntry | null;
  readonly onClose: () => void;
  readonly onRestore: (entry: BinEntry, partNumber: number) => void;
}

/** Requests a new number for a part whose number is used. */
export function NumberDialog({ entry, onClose, onRestore }: NumberDialogProps) {
  return (
    <Modal opened={entry !== null} onClose={onClose} title={texts.bin.taken.title}>
      {entry && <NumberForm entry={entry} onClose={onClose} onRestore={onRestore} />}
    </Modal>
  );
}

function NumberForm({ entry, onClose, onRestore }: NumberDialogProps & { readonly entry: BinEntry }) {
  const { skill, parts } = entry;
  const free = freeNumbers(entry);
  const [chosen, setChosen] = useState(free[0] ?? null);
  return (
    <Stack>
      <Text>
        {chosen === null ? texts.bin.taken.none : texts.bin.taken.detail(partLabel(skill, parts[0]?.part_number ?? 0))}
      </Text>
      {chosen !== null && (
        <NativeSelect
          label={texts.bin.taken.label}
          value={chosen}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
          data={free.map((number) => ({ value: String(number), label: partLabel(skill, number) }))}
        />
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {texts.common.cancel}
        </Button>
        {chosen !== null && <Button onClick={() => onRestore(entry, chosen)}>{texts.bin.restore}</Button>}
      </Group>
    </Stack>
  );
}
