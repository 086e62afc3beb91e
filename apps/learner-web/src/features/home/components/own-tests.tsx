import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Moment } from '../../../shared/layout/moment.tsx';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { begunTests, takenTests } from '../model/taken.ts';
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
          <ul className={classes['list']}>
            {begun.map(({ id, title, to, deadline }) => (
              <li key={id} className={classes['item']}>
                <Anchor component={Link} to={to} underline="always">
                  {title}
                </Anchor>
                <span>{texts.practiceList.inProgress(deadline === null ? null : minutesUntil(deadline, now))}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {taken.length > 0 && (
        <section aria-labelledby="last-results" className={classes['own']}>
          <h2 id="last-results">{texts.home.lastResults}</h2>
          <ul className={classes['list']}>
            {taken.map(({ id, title, to, date, marks, total, band }) => (
              <li key={id} className={classes['item']}>
                <Anchor component={Link} to={to} underline="always">
                  {title}
                </Anchor>
                <span>
                  <strong>{texts.progress.marksOf(marks, total)}</strong>
                  {band !== null && <strong>{texts.sitting.result.bandOf(band.toFixed(1))}</strong>}
                  <Moment at={date} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const minutesUntil = (deadline: number, now: number) => Math.max(1, Math.ceil((deadline - now) / 60_000));
