import type { Assigned } from '@bandwise/api-contract/learner';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { StateTag } from '@bandwise/ui/look/state-tag.tsx';
import { IconClock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { assignedAddress } from './assigned-paths.ts';
import { texts } from '../texts/texts.ts';
import { AssignedState, isOver, stateOf } from './assigned-state.tsx';
import rows from '../rows/rows.module.css';

const DAY = 24 * 60;

/** An assignment in a list: its name leads to its page. `now`: milliseconds since 1970. */
export function AssignedRow({ assigned, now }: { readonly assigned: Assigned; readonly now: number }) {
  const words = texts.assignments;
  const standing = stateOf(assigned);
  const minutes = Math.ceil((Date.parse(assigned.due_at) - now) / 60_000);
  const isTodo = !isOver(assigned) && standing.state !== 'not_open';
  return (
    <Card as="li" className={rows['row']}>
      <div className={rows['words']}>
        <TextLink component={Link} to={assignedAddress(assigned.id)} className={rows['name'] ?? ''}>
          {assigned.name}
        </TextLink>
        <p className={rows['facts']}>
          <span>{assigned.class.name}</span>
          <span>
            {standing.state === 'not_open' ? words.opens : words.due}{' '}
            <Moment at={standing.state === 'not_open' ? assigned.opens_at : assigned.due_at} to="minute" />
          </span>
        </p>
      </div>
      <div className={rows['facts']}>
        <AssignedState {...standing} />
        {isTodo && minutes > 0 && minutes < 3 * DAY && (
          <StateTag tone="warn" Icon={IconClock}>
            {words.timeLeft(minutes)}
          </StateTag>
        )}
      </div>
      {isTodo && (
        <Button component={Link} to={assignedAddress(assigned.id)} aria-label={`${words.open}: ${assigned.name}`}>
          {standing.state === 'running' ? words.continue : words.open}
        </Button>
      )}
    </Card>
  );
}
