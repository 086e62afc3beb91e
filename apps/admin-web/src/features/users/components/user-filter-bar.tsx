import { Group, NativeSelect, TextInput } from '@mantine/core';
import { texts } from '../../../shared/texts/texts.ts';
import type { UserFilter } from '../model/find-users.ts';

const STATUSES = ['all', 'active', 'disabled'] as const;
const ROLES = ['all', 'learner', 'teacher', 'admin'] as const;
const SORTS = ['newest', 'oldest'] as const;

interface UserFilterBarProps {
  readonly filter: UserFilter;
  readonly onFilter: (filter: UserFilter) => void;
}

export function UserFilterBar({ filter, onFilter }: UserFilterBarProps) {
  return (
    <Group align="flex-end">
      <TextInput
        label={texts.users.search}
        placeholder={texts.users.searchPlaceholder}
        value={filter.search}
        onChange={(event) => onFilter({ ...filter, search: event.currentTarget.value })}
        miw={240}
        flex={1}
      />
      <NativeSelect
        label={texts.users.statusFilter}
        value={filter.status}
        data={STATUSES.map((value) => ({ value, label: texts.users.statuses[value] }))}
        onChange={(event) =>
          onFilter({ ...filter, status: STATUSES.find((status) => status === event.currentTarget.value) ?? 'all' })
        }
      />
      <NativeSelect
        label={texts.users.roleFilter}
        value={filter.role}
        data={ROLES.map((value) => ({ value, label: texts.users.roles[value] }))}
        onChange={(event) =>
          onFilter({ ...filter, role: ROLES.find((role) => role === event.currentTarget.value) ?? 'all' })
        }
      />
      <NativeSelect
        label={texts.users.sort}
        value={filter.sort}
        data={SORTS.map((value) => ({ value, label: texts.users.sorts[value] }))}
        onChange={(event) =>
          onFilter({ ...filter, sort: SORTS.find((sort) => sort === event.currentTarget.value) ?? 'newest' })
        }
      />
    </Group>
  );
}
