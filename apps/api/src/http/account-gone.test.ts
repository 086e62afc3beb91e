import type { Pool } from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { createContentWorld, type ContentWorld } from '../testing/content-makers.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { refusalOf } from '../testing/expect-refusal.ts';
import { readingExam } from '../testing/sample-exams.ts';

let test: TestApp;
let world: ContentWorld;

beforeAll(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

/** The same database, where something happens just before the statement of that name. */
function before(statement: string, { pool }: TestApp['deps'], act: () => Promise<unknown>): Pool {
  return new Proxy(pool, {
    get(target, property) {
      if (property !== 'query') return Reflect.get(target, property, target);
      return async (query: { name?: string; text: string; values: unknown[] }) => {
        if (query.name === statement) await act();
        return target.query(query);
      };
    },
  });
}

it('tells a learner who is deleted while handing in that the session is over', async () => {
  const sectionID = await world.section(readingExam());
  const account = await test.make.learner();
  const pool = before('sittings-insert-submitted', test.deps, () =>
    test.deps.db.deleteFrom('users').where('id', '=', account.id).execute(),
  );
  const learner = await (await createTestApp({ beside: test, deps: { pool } })).signIn(account);
  const handIn = learner.call('POST /api/user/save-result', { body: { sectionID, answers: {} } });
  expect(await refusalOf(handIn)).toMatchObject({ status: 401, code: 'unauthenticated' });
});
