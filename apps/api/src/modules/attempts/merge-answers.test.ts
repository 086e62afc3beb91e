import type { AttemptChanges } from '@bandwise/api-contract/learner';
import { assert, asyncProperty, constantFrom, dictionary, oneof, option, record } from 'fast-check';
import { expect, it } from 'vitest';
import { createContentWorld } from '../../testing/content/content-makers.ts';
import { readingExam } from '../../testing/content/sample-exams.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { mergeAnswers } from './merge-answers.repo.ts';
import { CLOCKS_AGREE } from './clocks.ts';

const MOMENT = 1_700_000_000_000;
/** Before and after what is stored, now, and later than the clock may be trusted. */
const at = constantFrom(
  ...[0, 1, 2].map((later) => MOMENT - 2 + later),
  MOMENT + CLOCKS_AGREE,
  MOMENT + CLOCKS_AGREE + 1,
);
const answer = oneof(constantFrom('TRUE', '', 'null', '"'), constantFrom<string[]>([], ['tea', 'coal']));
const addresses = ['1', '2', '14-1', '"', 'answers'];
const address = constantFrom(...addresses);
/** Old, and not taken: with it, a save is one of several answers. */
const OTHER = 'other';

it('takes one change as it would among several', async () => {
  const test = await createTestApp();
  const world = await createContentWorld(test);
  const { db, pool } = test.deps;
  const sectionID = await world.section(readingExam());
  const begin = async () => {
    const { id: userId } = await test.make.learner();
    const owner = { owner_id: userId, user_id: userId };
    const { id } = await db
      .insertInto('attempts')
      .values({ ...owner, section_id: sectionID, version: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, ownerId: userId, userId };
  };
  const ids = { one: await begin(), several: await begin() };

  await assert(
    asyncProperty(
      record({
        manner: constantFrom('alone' as const, 'together' as const),
        stored: dictionary(address, record({ value: option(answer), at })),
        change: record({ address, value: option(answer), at }),
      }),
      async ({ manner, stored, change: { address: changed, ...change } }) => {
        const saved = async (of: keyof typeof ids, changes: AttemptChanges) => {
          const given = Object.entries(stored).filter(([, { value }]) => value !== null);
          await db
            .updateTable('attempts')
            .set({
              revision: 0,
              answers: JSON.stringify(Object.fromEntries(given.map(([key, { value }]) => [key, value]))),
              stamps: JSON.stringify({
                ...Object.fromEntries(Object.entries(stored).map(([key, { at: typed }]) => [key, typed])),
                [OTHER]: MOMENT,
              }),
            })
            .where('id', '=', ids[of].id)
            .execute();
          const save = { ...ids[of], moment: MOMENT, openAt: new Date(MOMENT), changes };
          const [merged] = await mergeAnswers(pool, [save], manner);
          const { answers, stamps, revision } = merged ?? {};
          return { answers, stamps, revision };
        };
        const several = await saved('several', { [changed]: change, [OTHER]: { value: 'late', at: 0 } });
        expect(await saved('one', { [changed]: change })).toEqual(several);
        expect(several.revision).toBe(1);
      },
    ),
    { numRuns: 150 },
  );
});
