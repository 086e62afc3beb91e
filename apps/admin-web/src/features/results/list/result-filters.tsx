import { RESULT_KINDS, RESULT_TAKES } from '@bandwise/api-contract/admin';
import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { usePublicConfig } from '../../../shared/account/public-config.ts';
import { FilterBar } from '../../../shared/search/filter-bar.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { activeFilters, type ResultParams } from './result-params.ts';

const { filters } = texts.results;

interface ResultFiltersProps {
  readonly params: ResultParams;
  /** The typed search, which the address follows. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onChange: (change: Partial<ResultParams>) => void;
}

/** The filters: search, attempts and days. */
export function ResultFilters({ params, search, onSearch, onChange }: ResultFiltersProps) {
  const hasSubmissions = usePublicConfig()?.submissions === true;
  const kinds = RESULT_KINDS.filter((kind) => hasSubmissions || kind !== 'submission');
  return (
    <FilterBar
      label={texts.results.search}
      placeholder={texts.results.searchPlaceholder}
      search={search}
      onSearch={onSearch}
      open={filters.open(activeFilters(params))}
    >
      <NativeSelect
        label={filters.take}
        value={params.take ?? ''}
        data={[
          { value: '', label: filters.all },
          ...RESULT_TAKES.map((value) => ({ value, label: filters.takes[value] })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ take: RESULT_TAKES.find((known) => known === value) ?? null })
        }
      />
      <Day label={filters.from} value={params.from} onChange={(from) => onChange({ from })} />
      <Day label={filters.to} value={params.to} onChange={(to) => onChange({ to })} />
      {params.section === null && (
        <SegmentedControl
          aria-label={filters.kind}
          value={params.kind}
          data={kinds.map((value) => ({ value, label: filters.kinds[value] }))}
          onChange={(value) => onChange({ kind: RESULT_KINDS.find((known) => known === value) ?? 'section' })}
        />
      )}
    </FilterBar>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** While a day is being typed it is none. */
function Day({ label, value, onChange }: DayProps) {
  return (
    <TextInput
      type="date"
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}
