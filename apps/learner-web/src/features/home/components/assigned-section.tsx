import type { Assigned } from '@bandwise/api-contract/learner';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { Link } from 'react-router-dom';
import { ASSIGNED } from '../../../shared/assignments/assigned-paths.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { AssignedRow } from '../../../shared/assignments/assigned-row.tsx';
import { isOver } from '../../../shared/assignments/assigned-state.tsx';
import rows from '../../../shared/rows/rows.module.css';

const SHOWN = 3;

interface AssignedSectionProps {
  readonly assigned: readonly Assigned[];
  readonly now: number;
}

/** What teachers have assigned, first on Home: the next due, and the way to all. */
export function AssignedSection({ assigned, now }: AssignedSectionProps) {
  const todo = assigned.filter((one) => !isOver(one));
  return (
    <section aria-labelledby="assigned">
      <h2 id="assigned">{texts.assignments.home}</h2>
      <ul className={rows['list']}>
        {todo.slice(0, SHOWN).map((one) => (
          <AssignedRow key={one.id} assigned={one} now={now} />
        ))}
      </ul>
      <p>
        <TextLink component={Link} to={ASSIGNED}>
          {texts.assignments.all}
        </TextLink>
      </p>
    </section>
  );
}
