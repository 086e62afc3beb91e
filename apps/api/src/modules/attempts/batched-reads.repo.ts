import { allForEach, oneForEach } from '../../platform/batched-statements/statement.ts';
import { ATTEMPT_COLUMNS, type Attempt, type OwnedId } from './attempt.ts';

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

/** The attempt in progress of each learner and section (`id` is the section's), if there is one. */
export const findInProgress = oneForEach<OwnedId, Attempt>({
  name: 'attempts-in-progress',
  text: `select wanted.place, ${COLUMNS}
           from unnest($1::uuid[], $2::uuid[]) with ordinality as wanted (user_id, section_id, place)
          cross join lateral (select * from attempts
                               where owner_id = wanted.user_id and user_id = wanted.user_id
                                 and section_id = wanted.section_id and submitted_at is null limit 1) a`,
  values: ownedIds,
});

export interface WantedRecent extends OwnedId {
  readonly since: Date;
}

/** Those of a learner and section (`id`) that were begun here and submitted after `since`: the last few of them. */
export const findRecent = allForEach<WantedRecent, Attempt>({
  name: 'attempts-recent',
  text: `select wanted.place, ${COLUMNS}
           from unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) with ordinality
                  as wanted (user_id, section_id, since, place)
          cross join lateral (select * from attempts
                               where owner_id = wanted.user_id and user_id = wanted.user_id
                                 and section_id = wanted.section_id and submitted_at is not null
                               order by submitted_at desc limit 20) a
          where a.submitted_at > wanted.since and a.started_at < a.submitted_at`,
  values: (wanted) => [...ownedIds(wanted), wanted.map(({ since }) => since.toISOString())],
});
