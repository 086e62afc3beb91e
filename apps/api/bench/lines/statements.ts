import { sql, type Kysely } from 'kysely';
import { openServer } from '../../src/db/open-database.ts';
import type { Schema } from '../../src/db/schema.ts';
import { ATTEMPT_COLUMNS, type OwnedId } from '../../src/modules/attempts/attempt.ts';
import { findAttempts } from '../../src/modules/attempts/attempt-statements.repo.ts';
import type { Fixture } from '../fixture.ts';
import { middle } from '../measure.ts';

export interface StatementFigure {
  readonly name: string;
  /** A second, one after the other. */
  readonly ours: number;
  readonly built: number;
}

/** Attempts by their ids: the statement that is written by hand and planned once, and the same query built by Kysely. */
export async function benchStatements(url: string, { learners }: Fixture, rounds: number): Promise<StatementFigure[]> {
  const database = await openServer(url, 1);
  try {
    const figures: StatementFigure[] = [];
    for (const count of [1, 24]) {
      const wanted = learners.slice(0, count).map(({ id, attemptId }) => ({ userId: id, id: attemptId }));
      const ours: number[] = [];
      const built: number[] = [];
      // In turn, so that whatever else the machine does falls on both.
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await perSecond(() => findAttempts(database.pool, wanted)));
        built.push(await perSecond(() => buildAndAsk(database.db, wanted)));
      }
      figures.push({ name: `find ${count} attempts at once`, ours: middle(ours), built: middle(built) });
    }
    return figures;
  } finally {
    await database.close();
  }
}

async function buildAndAsk(db: Kysely<Schema>, wanted: readonly OwnedId[]): Promise<unknown> {
  const userIds = wanted.map(({ userId }) => userId);
  const ids = wanted.map(({ id }) => id);
  const rows = await db
    .selectFrom(
      sql<{
        user_id: string;
        id: string;
        place: string;
      }>`unnest(${userIds}::uuid[], ${ids}::uuid[]) with ordinality`.as<'wanted'>(sql`wanted (user_id, id, place)`),
    )
    .innerJoin('attempts as a', (join) =>
      join.onRef('a.id', '=', 'wanted.id').onRef('a.user_id', '=', 'wanted.user_id'),
    )
    .select('wanted.place')
    .select(ATTEMPT_COLUMNS.map((column) => `a.${column}` as const))
    .execute();
  const byPlace = new Map(rows.map((row) => [Number(row.place), row]));
  return wanted.map((_, index) => byPlace.get(index + 1) ?? null);
}

const MILLISECONDS = 500;

async function perSecond(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < MILLISECONDS) {
    await act();
    count += 1;
  }
  return (count * 1000) / (performance.now() - start);
}
