import type { Pool } from 'pg';
import { allForEach, oneForEach } from '../../platform/batched-statements/statement.ts';
import { ATTEMPT_COLUMNS, isSubmitted, type Attempt, type OwnedId, type SubmittedAttempt } from './attempt.ts';

// The busiest calls: each of these asks for many learners at once (platform/batched-statements/read-batch.ts).

export const COLUMNS = ATTEMPT_COLUMNS.map((column) => `a.${column}`).join(', ');

const ownedIds = (wanted: readonly OwnedId[]) => [wanted.map(({ userId }) => userId), wanted.map(({ id }) => id)];

export const findAttempts = oneForEach<OwnedId, Attempt>({
  name: 'attempts-by-id',
  text: `select wanted.place, ${COLUMNS}
           from unnest($1::uuid[], $2::uuid[]) with ordinality as wanted (user_id, id, place)
          cross join lateral (select * from attempts
                               where id = wanted.id and owner_id = wanted.user_id and user_id = wanted.user_id limit 1) a`,
  values: ownedIds,
});

export interface WantedLatest extends OwnedId {
  readonly since: Date;
}

export interface Latest {
  readonly inProgress: Attempt | null;
  /** Begun here and submitted after `since`: the last few. */
  readonly submitted: readonly (Attempt & SubmittedAttempt)[];
}

const findLatestRows = allForEach<WantedLatest, Attempt>({
  name: 'attempts-latest',
  text: `select wanted.place, ${COLUMNS}
           from unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) with ordinality
                  as wanted (user_id, section_id, since, place)
          cross join lateral ((select * from attempts
                                where owner_id = wanted.user_id and user_id = wanted.user_id
                                  and section_id = wanted.section_id and submitted_at is null limit 1)
                              union all
                              (select * from (select * from attempts
                                               where owner_id = wanted.user_id and user_id = wanted.user_id
                                                 and section_id = wanted.section_id and submitted_at > wanted.since
                                               order by submitted_at desc limit 20) submitted
                                where started_at < submitted_at)) a`,
  values: (wanted) => [...ownedIds(wanted), wanted.map(({ since }) => since.toISOString())],
});

/** What a learner has of a section (`id`): the attempt in progress, and what was just submitted. */
export async function findLatest(pool: Pool, wanted: readonly WantedLatest[]): Promise<readonly Latest[]> {
  const found = await findLatestRows(pool, wanted);
  return found.map((rows) => ({
    inProgress: rows.find((attempt) => !isSubmitted(attempt)) ?? null,
    submitted: rows.filter(isSubmitted),
  }));
}
