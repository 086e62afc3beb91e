import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { texts } from '../texts/texts.ts';
import { useClass, useClasses } from './class-list.ts';

const words = texts.classes;
const TYPING_PAUSE_MS = 250;

interface ClassFieldProps {
  readonly label: string;
  /** The id of the chosen class. */
  readonly value: string | undefined;
  /** The label of the option for no class; absent: there is no such option. */
  readonly anyLabel?: string;
  /** The focus is here when a dialog opens. */
  readonly isFirst?: boolean;
  /** undefined: no class. */
  readonly onChange: (id: string | undefined) => void;
}

/** Chooses a class. A search appears where one page does not hold all classes. */
export function ClassField({ label, value, anyLabel, isFirst = false, onChange }: ClassFieldProps) {
  const [search, setSearch] = useState('');
  const [searched] = useDebouncedValue(search.trim(), TYPING_PAUSE_MS);
  const { data } = useClasses({ search: searched });
  const chosen = useClass(value).data;
  const listed = data?.classes ?? [];
  const shown = chosen && !listed.some(({ id }) => id === chosen.id) ? [chosen, ...listed] : listed;
  const hasSearch = search !== '' || (data?.pages ?? 1) > 1;
  return (
    <Stack gap="xs" maw={260}>
      {hasSearch && (
        <TextInput
          type="search"
          label={words.search}
          maxLength={200}
          value={search}
          onChange={({ currentTarget: { value: typed } }) => setSearch(typed)}
          onKeyDown={(event) => {
            // Enter would send the form around the field.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
      <NativeSelect
        label={label}
        {...(isFirst && { 'data-autofocus': true })}
        value={value ?? ''}
        data={[
          ...(anyLabel === undefined ? [] : [{ value: '', label: anyLabel }]),
          ...shown.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget: { value: id } }) => onChange(id === '' ? undefined : id)}
      />
    </Stack>
  );
}
