import { Button, Group, TextInput } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';

interface FilterBarProps {
  readonly label: string;
  readonly placeholder: string;
  /** The typed search, which the address follows. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** The label of the button that opens the filters on a phone. */
  readonly open: string;
  /** The filters. */
  readonly children: ReactNode;
}

/** The search of a list, and its filters. On a phone the list comes before what narrows it. */
export function FilterBar({ label, placeholder, search, onSearch, open, children }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Group align="flex-end">
      <TextInput
        label={label}
        placeholder={placeholder}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
        maxLength={200}
        maw={420}
        miw={220}
        flex={1}
      />
      <Button
        variant="default"
        hiddenFrom="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        leftSection={<IconFilter size={18} aria-hidden />}
      >
        {open}
      </Button>
      <Group id={id} align="flex-end" {...(!isOpen && { visibleFrom: 'sm' })}>
        {children}
      </Group>
    </Group>
  );
}
