import type { Skill } from '@bandwise/domain';
import { Link } from 'react-router-dom';
import { texts } from '../../../shared/texts/texts.ts';
import classes from '../list/practice-list.module.css';

interface ViewLinksProps {
  readonly skill: Skill;
  readonly view: 'full' | 'parts';
}

/** Single parts, or whole tests. */
export function ViewLinks({ skill, view }: ViewLinksProps) {
  const { views, parts, full } = texts.fullTests;
  return (
    <nav aria-label={views} className={classes['views']}>
      <Link to={`/practice/${skill}`} className={classes['view']} aria-current={view === 'parts' ? 'page' : undefined}>
        {parts}
      </Link>
      <Link
        to={`/practice/${skill}?view=full`}
        className={classes['view']}
        aria-current={view === 'full' ? 'page' : undefined}
      >
        {full}
      </Link>
    </nav>
  );
}
