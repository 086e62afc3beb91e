import { QUESTION_TYPES, skills } from '@bandwise/domain';
import { NativeSelect, SegmentedControl } from '@mantine/core';
import { partLabel } from '../../../shared/exams/part-label.ts';
import { FilterBar } from '../../../shared/search/filter-bar.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { activeFilters, LISTED_STATES, showsDrafts, VIEWS, type ListParams } from '../model/list-params.ts';

const { filters } = texts.exams;

interface ListFiltersProps {
  readonly params: ListParams;
  /** The typed search, which the address follows. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onChange: (change: Partial<ListParams>) => void;
}

/** The search, and for tests the filters. */
export function ListFilters({ params, search, onSearch, onChange }: ListFiltersProps) {
  return (
    <FilterBar
      label={texts.exams.searchLabel}
      placeholder={texts.exams.searchPlaceholder}
      search={search}
      onSearch={onSearch}
      open={filters.open(activeFilters(params))}
    >
      <Filters params={params} onChange={onChange} />
    </FilterBar>
  );
}

function Filters({ params, onChange }: Pick<ListFiltersProps, 'params' | 'onChange'>) {
  const { skill, view, part, questions, state } = params;
  const { parts, isMarked } = skills[skill];
  const numbers = Array.from({ length: parts.max - parts.min + 1 }, (_, index) => parts.min + index);
  const filtersTests = view === 'tests' && !showsDrafts(params);
  return (
    <>
      {filtersTests && (
        <NativeSelect
          label={filters.part}
          value={part ?? ''}
          data={[
            { value: '', label: filters.anyPart },
            ...numbers.map((number) => ({ value: String(number), label: partLabel(skill, number) })),
          ]}
          onChange={({ currentTarget: { value } }) => onChange({ part: value === '' ? null : Number(value) })}
        />
      )}
      {filtersTests && isMarked && (
        <NativeSelect
          label={filters.questions}
          value={questions ?? ''}
          data={[
            { value: '', label: filters.anyQuestions },
            ...QUESTION_TYPES.map((type) => ({ value: type, label: texts.groups.types[type] })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ questions: QUESTION_TYPES.find((type) => type === value) ?? null })
          }
        />
      )}
      {view === 'tests' && (
        <NativeSelect
          label={texts.exams.columns.state}
          value={state ?? ''}
          data={[
            { value: '', label: filters.anyState },
            ...LISTED_STATES.map((value) => ({ value, label: filters.states[value] })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ state: LISTED_STATES.find((known) => known === value) ?? null })
          }
        />
      )}
      <SegmentedControl
        aria-label={filters.view}
        value={view}
        data={VIEWS.map((value) => ({ value, label: filters.views[value] }))}
        onChange={(value) => onChange({ view: VIEWS.find((known) => known === value) ?? 'tests' })}
      />
    </>
  );
}
