import { Group, SegmentedControl, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ListParams } from './use-list-params.ts';
import { useTypedSearch } from './use-typed-search.ts';

interface StateFiltersProps<State extends string> {
  readonly words: {
    readonly state: string;
    readonly states: Readonly<Record<State, string>>;
    readonly tab: (name: string, count: number | undefined) => string;
    readonly search: string;
    readonly searchPlaceholder?: string;
  };
  readonly states: readonly State[];
  readonly params: Pick<ListParams<State>, 'search' | 'state'>;
  /** The number of rows of each state, whatever is searched. */
  readonly counts: Readonly<Record<State, number>> | undefined;
  readonly onChange: (
    changed: { readonly state?: State; readonly search?: string },
    options?: { readonly replace?: boolean },
  ) => void;
  /** Further filters. */
  readonly children?: ReactNode;
}

/** The state of the rows of a list, and the search. */
export function StateFilters<State extends string>({
  words,
  states,
  params,
  counts,
  onChange,
  children,
}: StateFiltersProps<State>) {
  const { typed, type } = useTypedSearch(params.search, (search) => onChange({ search }, { replace: true }));
  return (
    <Group align="flex-end">
      <SegmentedControl
        aria-label={words.state}
        // A phone has no room for all states in one line.
        style={{ flexWrap: 'wrap' }}
        value={params.state}
        data={states.map((state) => ({ value: state, label: words.tab(words.states[state], counts?.[state]) }))}
        onChange={(value) => onChange({ state: states.find((known) => known === value) ?? params.state })}
      />
      <TextInput
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        maxLength={200}
        maw={420}
        miw={220}
        flex={1}
      />
      {children}
    </Group>
  );
}
