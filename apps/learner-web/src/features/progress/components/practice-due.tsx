import type { PracticeBody } from '@bandwise/api-contract/learner';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { Link } from 'react-router-dom';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './practice-due.module.css';
import progress from './progress.module.css';

interface PracticeDueProps {
  /** null: it did not arrive. */
  readonly practice: PracticeBody | null;
  readonly onRetry: () => void;
}

const ADDRESS = '/progress/practise';
const words = texts.practice;

/** The number of due questions for practice, by skill and question type. */
export function PracticeDue({ practice, onRetry }: PracticeDueProps) {
  return (
    <section aria-labelledby="practise">
      <h2 id="practise" className={progress['heading']}>
        {words.heading}
      </h2>
      <p className={progress['hint']}>
        {words.hint} {words.notAResult}
      </p>
      {practice === null && (
        <p role="alert" className={classes['line']}>
          {words.failed}{' '}
          <Button variant="default" size="compact-md" onClick={onRetry}>
            {texts.common.retry}
          </Button>
        </p>
      )}
      {practice?.total === 0 && <p className={progress['none']}>{words.none}</p>}
      {practice !== null && practice.total > 0 && <Due practice={practice} />}
    </section>
  );
}

function Due({ practice: { due, next_due, counts } }: { readonly practice: PracticeBody }) {
  return (
    <Card>
      <p className={classes['line']}>
        <strong className={classes['due']}>{due > 0 ? words.due(due) : words.nothingDue}</strong>
        {due > 0 && (
          <Button component={Link} to={ADDRESS}>
            {words.start(due)}
          </Button>
        )}
        {next_due !== null && (
          <span>
            {words.nextDue} <Moment at={next_due} to="minute" />
          </span>
        )}
      </p>
      <ul className={classes['types']}>
        {counts.map((count) => (
          <DueOfType key={`${count.skill} ${count.type}`} {...count} />
        ))}
      </ul>
    </Card>
  );
}

function DueOfType({ skill, type, due, total }: PracticeBody['counts'][number]) {
  const id = `practise-${skill}-${type}`;
  return (
    <li className={classes['type']}>
      <span id={id}>
        {texts.progress.skills[skill]}: {texts.progress.types[type]}
      </span>
      <span className={classes['count']}>{words.ofTotal(due, total)}</span>
      {due > 0 && (
        <TextLink
          component={Link}
          to={`${ADDRESS}?skill=${skill}&type=${type}`}
          id={`${id}-link`}
          aria-labelledby={`${id}-link ${id}`}
          underline="always"
          className={classes['link']}
        >
          {words.practise}
        </TextLink>
      )}
    </li>
  );
}
