import type { AnswersBody, AttemptChanges } from '@bandwise/api-contract/learner';
import { assert, asyncProperty, constantFrom, dictionary, oneof, option, record } from 'fast-check';
import { expect, it } from 'vitest';
import { createContentWorld } from '../../testing/content/content-makers.ts';
import { readingExam } from '../../testing/content/sample-exams.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { mergeSent } from './answers.ts';
import { CLOCKS_AGREE } from './attempt-rules.ts';
import { mergeAnswers } from './attempt-statements.repo.ts';

const MOMENT = 1_700_000_000_000;
/** Before and after what is stored, now, and later than the clock may be trusted. */
const at = constantFrom(
  ...[0, 1, 2].map((later) => MOMENT - 2 + later),
  MOMENT + CLOCKS_AGREE,
  MOMENT + CLOCKS_AGREE + 1,
);
const answer = oneof(constantFrom('TRUE', '', 'null', '"'), constantFrom<string[]>([], ['tea', 'coal']));
const address = constantFrom('1', '2', '14-1', '"', 'answers');
const changes = dictionary(address, record({ value: option(answer), at }));

it('a save takes the changes that a submission takes, none of them later than now', async () => {
  const test = await createTestApp();
  const world = await createContentWorld(test);
  const { db, pool } = test.deps;
  const { id: userId } = await test.make.learner();
  const { id } = await db
    .insertInto('attempts')
    .values({ user_id: userId, section_id: await world.section(readingExam()), version: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();

  await assert(
    asyncProperty(changes, changes, async (before, sent: AttemptChanges) => {
      const stamps = Object.fromEntries(Object.entries(before).map(([key, { at: typed }]) => [key, typed]));
      const answers = Object.fromEntries(
        Object.entries(before).flatMap(([key, { value }]) => (value === null ? [] : [[key, value] as const])),
      ) satisfies AnswersBody;
      await db
        .updateTable('attempts')
        .set({ revision: 0, answers: JSON.stringify(answers), stamps: JSON.stringify(stamps) })
        .where('id', '=', id)
        .execute();
      const [saved] = await mergeAnswers(pool, [
        { id, userId, moment: MOMENT, openAt: new Date(MOMENT), changes: sent },
      ]);
      const taken = Object.entries(sent).filter(([key, { at: typed }]) => {
        const stored = stamps[key] ?? 0;
        return typed >= stored || stored > MOMENT + CLOCKS_AGREE;
      });
      expect(saved).toMatchObject({
        revision: 1,
        answers: mergeSent({ answers, stamps }, { answers: {}, changes: sent }, new Date(MOMENT)),
        stamps: { ...stamps, ...Object.fromEntries(taken.map(([key, change]) => [key, Math.min(change.at, MOMENT)])) },
      });
    }),
    { numRuns: 150 },
  );
});
