import type { DateOrder, UserImport } from '@bandwise/api-contract/admin';
import { NativeSelect, Text } from '@mantine/core';
import { texts } from '../../../shared/texts/texts.ts';

interface ImportDatesProps {
  readonly preview: UserImport;
  readonly onChange: (order: DateOrder) => void;
}

const words = texts.userImport.dates;

/** Chooses the order of ambiguous dates. Empty if every date of the file is clear. */
export function ImportDates({ preview, onChange }: ImportDatesProps) {
  const { date_order: order, date_order_source: source, unclear_dates: unclear } = preview;
  if (order !== null && source === 'file') return <Text size="sm">{words.fromFile[order]}</Text>;
  if (unclear === 0 && source === null) return null;
  return (
    <NativeSelect
      label={words.label}
      data={[
        { value: '', label: words.choose, disabled: true },
        { value: 'dmy', label: words.orders.dmy },
        { value: 'mdy', label: words.orders.mdy },
      ]}
      value={order ?? ''}
      onChange={(event) => onChange(event.currentTarget.value === 'mdy' ? 'mdy' : 'dmy')}
    />
  );
}
