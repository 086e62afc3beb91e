import { Link, useSearchParams } from 'react-router-dom';
import { changeListParams, type Sorts } from './list-params.ts';
import type { PartOption } from './parts.ts';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './practice-list.module.css';

interface PartFilterProps {
  readonly sorts: Sorts<string>;
  readonly parts: readonly PartOption[];
  /** null: all. */
  readonly part: number | null;
}

/** Links, so that each part has an address to share. */
export function PartFilter({ sorts, parts, part }: PartFilterProps) {
  const [params] = useSearchParams();
  const options = [{ value: null, label: texts.practiceList.allParts }, ...parts];
  return (
    <nav aria-label={texts.practiceList.parts} className={classes['parts']}>
      {options.map((option) => (
        <Link
          key={option.label}
          to={{ search: changeListParams(params, sorts, { part: option.value }).toString() }}
          aria-current={option.value === part ? 'true' : undefined}
          className={classes['part']}
        >
          {option.label}
        </Link>
      ))}
    </nav>
  );
}
