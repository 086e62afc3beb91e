import { SelectField } from '@bandwise/ui/fields/select-field.tsx';
import type { ListParams, Sorts } from './list-params.ts';
import classes from './practice-list.module.css';
import { SearchField } from './search-field.tsx';
import { texts } from '../../../shared/texts/texts.ts';

interface ListToolbarProps<S extends string> {
  readonly params: ListParams<S>;
  readonly sorts: Sorts<S>;
  readonly labels: Readonly<Record<S, string>>;
  readonly onChange: (changes: Partial<Pick<ListParams<S>, 'search' | 'sort'>>) => void;
}

export function ListToolbar<S extends string>({ params, sorts, labels, onChange }: ListToolbarProps<S>) {
  return (
    <div className={classes['toolbar']}>
      <SearchField value={params.search} onChange={(search) => onChange({ search })} />
      <SelectField
        label={texts.practiceList.sort}
        options={sorts.map((sort) => ({ value: sort, label: labels[sort] }))}
        value={params.sort}
        onChange={(event) => {
          const sort = sorts.find((known) => known === event.currentTarget.value);
          if (sort) onChange({ sort });
        }}
      />
    </div>
  );
}
