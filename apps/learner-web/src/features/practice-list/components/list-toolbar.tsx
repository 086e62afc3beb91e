import { NativeSelect } from '@mantine/core';
import { practiceListTexts } from '../../../shared/texts/practice-list.ts';
import type { ListParams } from '../model/list-params.ts';
import { SORTS } from '../model/sort-tests.ts';
import classes from './practice-list.module.css';
import { SearchField } from './search-field.tsx';

interface ListToolbarProps {
  readonly params: ListParams;
  readonly onChange: (changes: Partial<ListParams>) => void;
}

const SORT_OPTIONS = SORTS.map((sort) => ({ value: sort, label: practiceListTexts.sorts[sort] }));

export function ListToolbar({ params, onChange }: ListToolbarProps) {
  return (
    <div className={classes['toolbar']}>
      <SearchField value={params.search} onChange={(search) => onChange({ search })} />
      <NativeSelect
        label={practiceListTexts.sort}
        data={SORT_OPTIONS}
        value={params.sort}
        onChange={(event) => {
          const sort = SORTS.find((known) => known === event.currentTarget.value);
          if (sort) onChange({ sort });
        }}
      />
    </div>
  );
}
