import { ProgressRing } from '@bandwise/ui/figures/progress-ring.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { SkillIcon } from '@bandwise/ui/look/skill-icon.tsx';
import { StateTag } from '@bandwise/ui/look/state-tag.tsx';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { IconChevronRight, IconClockPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Moment } from '../../../shared/layout/moment.tsx';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { begunTests, takenTests, type Begun, type Taken } from '../model/taken.ts';
import classes from './home-page.module.css';

const LOOKED_AT = 20;

/** What the learner was doing, and how the last tests went. Nothing stands here until there is something. */
export function OwnTests() {
  const { api } = useServices();
  const [now] = useState(() => Date.now());
  const attempts = useQuery({
    queryKey: ['/api/attempt', 'home'],
    queryFn: ({ signal }) => api.call('GET /api/attempt', { query: { limit: LOOKED_AT } }, { signal }),
    staleTime: 0,
  });
  const sittings = useQuery({
    queryKey: ['/api/sitting'],
    queryFn: ({ signal }) => api.call('GET /api/sitting', { query: { limit: LOOKED_AT } }, { signal }),
    staleTime: 0,
  });
  if (!attempts.data || !sittings.data) return null;
  const begun = begunTests(attempts.data.attempts, sittings.data.sittings, now);
  const taken = takenTests(attempts.data.attempts, sittings.data.sittings);
  return (
    <>
      {begun.length > 0 && (
        <section aria-labelledby="continue" className={classes['own']}>
          <h2 id="continue">{texts.home.continue}</h2>
          <ul className={classes['begun']}>
            {begun.map((test) => (
              <BegunTest key={test.id} test={test} now={now} />
            ))}
          </ul>
        </section>
      )}
      {taken.length > 0 && (
        <section aria-labelledby="last-results" className={classes['own']}>
          <h2 id="last-results">{texts.home.lastResults}</h2>
          <ol className={classes['line']}>
            {taken.map((test) => (
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
      )}
    </>
  );
}

function BegunTest({ test, now }: { readonly test: Begun; readonly now: number }) {
  const { skill, title, to, deadline } = test;
  return (
    <Card as="li" className={classes['item']}>
      <SkillIcon skill={skill} />
      <div className={classes['words']}>
        <TextLink component={Link} to={to} className={classes['name'] ?? ''}>
          {title}
        </TextLink>
        <StateTag tone="warn" Icon={IconClockPlay}>
          {texts.practiceList.inProgress(deadline === null ? null : minutesUntil(deadline, now))}
        </StateTag>
      </div>
      <IconChevronRight size={20} aria-hidden className={classes['onward']} />
    </Card>
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
        {band !== null && <StateTag tone="accent">{texts.sitting.result.bandOf(band.toFixed(1))}</StateTag>}
      </div>
      <ProgressRing percent={total === 0 ? 0 : (marks / total) * 100} size={2.5} />
    </li>
  );
}

const minutesUntil = (deadline: number, now: number) => Math.max(1, Math.ceil((deadline - now) / 60_000));
