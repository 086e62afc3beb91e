import { TextField } from '@bandwise/ui/fields/text-field.tsx';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { texts } from '../../../shared/texts/texts.ts';

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (search: string) => void;
}

/**
 * The field is uncontrolled: the address follows a moment later, and a controlled field would revert typing until then.
 */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    if (field && document.activeElement !== field) field.value = value;
  }, [value]);
  return (
    <TextField
      ref={input}
      type="search"
      label={texts.practiceList.search}
      leftSection={<IconSearch size={18} aria-hidden />}
      defaultValue={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
