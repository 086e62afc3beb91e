import type { BinEntry } from '@bandwise/api-contract/admin';
import { Button, Group, Text } from '@mantine/core';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { partLabel } from '../../shared/exams/part-label.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import { texts } from '../../shared/texts/texts.ts';
import { daysLeft, nameOf } from './bin-entries.ts';

const { columns } = texts.bin;

interface BinTableProps {
  readonly entries: readonly BinEntry[];
  readonly now: Date;
  readonly isBusy: boolean;
  readonly onRestore: (entry: BinEntry) => void;
  readonly onRemove: (entry: BinEntry) => void;
}

/** A phone shows only the deleted test, the user, the remaining days and the actions. */
export function BinTable({ entries, now, isBusy, onRestore, onRemove }: BinTableProps) {
  const rows = entries.map((entry) => ({ id: entry.whole ? entry.exam_id : (entry.parts[0]?.id ?? ''), entry }));
  return (
    <ListTable
      label={texts.bin.title}
      rows={rows}
      columns={[
        { head: columns.test, render: ({ entry }) => <Name entry={entry} now={now} /> },
        { head: columns.deleted, isWide: true, render: ({ entry }) => <Moment at={entry.deleted_at} /> },
        { head: columns.by, isWide: true, render: ({ entry }) => entry.deleted_by ?? texts.common.deletedUser },
        { head: columns.left, isWide: true, render: ({ entry }) => texts.bin.daysLeft(daysLeft(entry, now)) },
        {
          head: columns.actions,
          render: ({ entry }) => (
            <Group gap="xs">
              <Button
                variant="default"
                disabled={isBusy}
                onClick={() => onRestore(entry)}
                aria-label={`${texts.bin.restore} ${nameOf(entry)}`}
              >
                {texts.bin.restore}
              </Button>
              <Button
                variant="default"
                disabled={isBusy}
                onClick={() => onRemove(entry)}
                aria-label={`${texts.bin.remove} ${nameOf(entry)}`}
              >
                {texts.bin.remove}
              </Button>
            </Group>
          ),
        },
      ]}
    />
  );
}

function Name({ entry, now }: { readonly entry: BinEntry; readonly now: Date }) {
  const { skill, whole, description, parts, deleted_by } = entry;
  const labels = parts.map(({ part_number }) => partLabel(skill, part_number)).join(', ');
  const what = whole
    ? `${texts.bin.wholeTest(texts.exams.skills[skill])}: ${labels}`
    : texts.bin.partOf(labels, description);
  return (
    <>
      <Text fw={600} style={{ overflowWrap: 'break-word' }}>
        {nameOf(entry)}
      </Text>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'break-word' }}>
        {what}
      </Text>
      <Text size="sm" c="dimmed" hiddenFrom="sm">
        <Moment at={entry.deleted_at} /> {texts.bin.deletedBy(deleted_by ?? texts.common.aDeletedUser)} ·{' '}
        {texts.bin.daysLeft(daysLeft(entry, now))}
      </Text>
    </>
  );
}
