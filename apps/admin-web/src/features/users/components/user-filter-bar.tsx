import { Group, NativeSelect, TextInput } from '@mantine/core';
import { peopleTexts } from '../../../shared/texts/users.ts';
import type { PeopleFilter } from '../model/find-users.ts';

const STATUSES = ['all', 'active', 'disabled'] as const;
const SORTS = ['newest', 'oldest'] as const;

interface PeopleFilterBarProps {
  readonly filter: PeopleFilter;
  readonly onFilter: (filter: PeopleFilter) => void;
}

export function PeopleFilterBar({ filter, onFilter }: PeopleFilterBarProps) {
  return (
    <Group align="flex-end">
      <TextInput
        label={peopleTexts.search}
        placeholder={peopleTexts.searchPlaceholder}
        value={filter.search}
        onChange={(event) => onFilter({ ...filter, search: event.currentTarget.value })}
        miw={240}
        flex={1}
      />
      <NativeSelect
        label={peopleTexts.statusFilter}
        value={filter.status}
        data={STATUSES.map((value) => ({ value, label: peopleTexts.statuses[value] }))}
        onChange={(event) =>
          onFilter({ ...filter, status: STATUSES.find((status) => status === event.currentTarget.value) ?? 'all' })
        }
      />
      <NativeSelect
        label={peopleTexts.sort}
        value={filter.sort}
        data={SORTS.map((value) => ({ value, label: peopleTexts.sorts[value] }))}
        onChange={(event) =>
          onFilter({ ...filter, sort: SORTS.find((sort) => sort === event.currentTarget.value) ?? 'newest' })
        }
      />
    </Group>
  );
}
