import { expect, it } from 'vitest';
import { createContentWorld } from '../../testing/content/content-makers.ts';
import { readingExam, READING_TOTAL, RIGHT_ANSWERS } from '../../testing/content/sample-exams.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { beforeStatement } from '../../testing/faults/before-statement.ts';

const answers = { ...RIGHT_ANSWERS, '5': 'dock' };
const ACCEPTING = { question: '5', accept: 'dock', reason: 'Both are in the text.' };

it('a submission that was marked before a regrade and is stored after it is marked by the new key [D64]', async () => {
  const test = await createTestApp();
  const world = await createContentWorld(test);
  const id = await world.section(readingExam());
  const regrade = () => world.admin.call('POST /api/section/:id/regrade', { params: { id }, body: ACCEPTING });
  for (const statement of ['attempts-submit', 'attempts-insert-submitted']) {
    let met = 0;
    const late = await createTestApp({
      beside: test,
      deps: {
        pool: beforeStatement(statement, test.deps.pool, async () => {
          met += 1;
          if (met === 1) await regrade();
        }),
      },
    });
    const learner = await late.signIn(await late.make.learner({ email: `${statement}@example.com` }));
    const isWhole = statement === 'attempts-insert-submitted';
    const attempt = isWhole ? null : await learner.call('POST /api/attempt', { body: { sectionID: id } });
    const body = { sectionID: id, answers, ...(attempt && { attemptID: attempt.id }) };
    const { correctCount, attemptID } = await learner.call('POST /api/user/save-result', { body });
    expect([statement, met, correctCount]).toEqual([statement, 2, READING_TOTAL]);
    const { key_revision, version } = await test.deps.db
      .selectFrom('attempts')
      .select(['key_revision', 'version'])
      .where('id', '=', attemptID)
      .executeTakeFirstOrThrow();
    const { key_revision: holding } = await test.deps.db
      .selectFrom('sections')
      .select('key_revision')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([version, key_revision]).toEqual([isWhole ? 3 : 1, holding]);
    const { regrades } = await world.admin.call('GET /api/regrade', { query: { section: id } });
    await world.admin.call('POST /api/regrade/:id/undo', { params: { id: regrades[0]?.id ?? '' }, body: {} });
  }
});

it(
  'of submissions that arrive while a key is put right, none keeps the marks of the old one',
  { timeout: 60_000 },
  async () => {
    const test = await createTestApp();
    const world = await createContentWorld(test);
    const id = await world.section(readingExam());
    const beside = await createTestApp({ beside: test });
    const learners = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const app = index % 2 === 0 ? test : beside;
        const learner = await app.signIn(await app.make.learner({ email: `many${index}@example.com` }));
        const started = index % 3 === 0 ? null : await learner.call('POST /api/attempt', { body: { sectionID: id } });
        return { learner, body: { sectionID: id, answers, ...(started && { attemptID: started.id }) } };
      }),
    );
    const submit = ({ learner, body }: (typeof learners)[number]) =>
      learner.call('POST /api/user/save-result', { body });
    await Promise.all([
      ...learners.slice(0, 6).map(submit),
      world.admin.call('POST /api/section/:id/regrade', { params: { id }, body: ACCEPTING }),
      ...learners.slice(6).map(submit),
    ]);
    const attempts = await test.deps.db.selectFrom('attempts').select('marks').execute();
    expect(attempts.map(({ marks }) => marks)).toEqual(learners.map(() => READING_TOTAL));
  },
);
