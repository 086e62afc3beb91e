import { ProgressRing } from '@bandwise/ui/figures/progress-ring.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { SkillIcon } from '@bandwise/ui/look/skill-icon.tsx';
import { StateTag } from '@bandwise/ui/look/state-tag.tsx';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import type { Begun, Taken } from '../model/taken.ts';
import classes from './home-page.module.css';
import { TimeLeft } from './next-step.tsx';

interface AlsoBegunProps {
  readonly tests: readonly Begun[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Tests that were begun, besides the next step. */
export function AlsoBegun({ tests, now }: AlsoBegunProps) {
  if (tests.length === 0) return null;
  return (
    <section aria-labelledby="continue" className={classes['own']}>
      <h2 id="continue">{texts.home.alsoBegun}</h2>
      <ul className={classes['begun']}>
        {tests.map(({ id, skill, title, to, deadline }) => (
          <Card as="li" key={id} className={classes['item']}>
            <SkillIcon skill={skill} />
            <div className={classes['words']}>
              <TextLink component={Link} to={to} className={classes['name'] ?? ''}>
                {title}
              </TextLink>
              <TimeLeft deadline={deadline} now={now} />
            </div>
            <IconChevronRight size={20} aria-hidden className={classes['onward']} />
          </Card>
        ))}
      </ul>
    </section>
  );
}

/** How the last tests went. */
export function LastResults({ tests }: { readonly tests: readonly Taken[] }) {
  if (tests.length === 0) return null;
  return (
    <section aria-labelledby="last-results" className={classes['own']}>
      <h2 id="last-results">{texts.home.lastResults}</h2>
      <ol className={classes['line']}>
        {tests.map((test) => (
          <TakenTest key={test.id} test={test} />
        ))}
      </ol>
      <p className={classes['more']}>
        <TextLink component={Link} to="/progress">
          {texts.layout.myProgress}
        </TextLink>
        <TextLink component={Link} to="/progress/practise">
          {texts.home.practise}
        </TextLink>
      </p>
    </section>
  );
}

/** One point of the line on which the results stand, the newest in front. */
function TakenTest({ test: { skill, title, to, date, marks, total, band } }: { readonly test: Taken }) {
  return (
    <li className={classes['point']}>
      <SkillIcon skill={skill} size="small" />
      <div className={classes['words']}>
        <TextLink component={Link} to={to} className={classes['name'] ?? ''}>
          {title}
        </TextLink>
        <Moment at={date} />
      </div>
      <div className={classes['outcome']}>
        <strong>{texts.progress.marksOf(marks, total)}</strong>
        {band !== null && <StateTag tone="accent">{texts.fullTests.bandOf(band.toFixed(1))}</StateTag>}
      </div>
      <ProgressRing percent={total === 0 ? 0 : (marks / total) * 100} size={2.5} />
    </li>
  );
}
