import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { countedAttempts, type CountedVersions } from '../statistics.repo.ts';

type Db = Kysely<Schema>;

/** A blank of a section. `place`: of its question, counted from 1; `total`: the marks of the question. */
export interface BlankQuery {
  readonly address: string;
  readonly place: number;
  readonly total: number;
}

export interface MissedRow {
  readonly address: string;
  readonly answer: string;
  readonly count: number;
}

/** As many different answers are read, the most frequent; of a longer one, its beginning. */
const ANSWERS_MAX = 3000;
const ANSWER_LENGTH = 200;

/** Wrong answers of the best learners, the most frequent first. */
export async function findMissed(
  db: Db,
  part: CountedVersions,
  of: { readonly blanks: readonly BlankQuery[]; readonly upperFrom: number },
): Promise<readonly MissedRow[]> {
  const { blanks, upperFrom } = of;
  const { rows } = await sql<MissedRow>`
    with taken as (${countedAttempts(part, 'first', sql`marks, scores, answers`)})
    select b.address, left(t.answers ->> b.address, ${ANSWER_LENGTH}::integer) as answer, count(*)::integer as count
      from taken t
      cross join unnest(${blanks.map(({ address }) => address)}::text[], ${blanks.map(({ place }) => place)}::int[],
                        ${blanks.map(({ total }) => String(total))}::text[]) as b (address, place, total)
     where t.marks >= ${upperFrom}::integer
       and split_part(t.scores, ',', b.place) <> b.total
       and jsonb_typeof(t.answers -> b.address) = 'string'
     group by 1, 2
     order by 3 desc, 1, 2
     limit ${ANSWERS_MAX}::integer`.execute(db);
  return rows;
}
