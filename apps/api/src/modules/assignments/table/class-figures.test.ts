import { COMPARED_LEARNERS_MIN } from '@bandwise/api-contract/admin';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { createClassWorld, type ClassWorld } from '../../../testing/content/class-world.ts';
import { createContentWorld, firstSection, type ContentWorld } from '../../../testing/content/content-makers.ts';
import { makeClass } from '../../../testing/content/class-makers.ts';
import { begin, finish, fortyMarks, save, sectionIds, start, typed } from '../../../testing/content/sitting-makers.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

let test: TestApp;
let world: ClassWorld;
let content: ContentWorld;
let exam: Awaited<ReturnType<ContentWorld['publish']>>;
beforeEach(async () => {
  test = await createTestApp();
  content = await createContentWorld(test);
  world = await createClassWorld(test);
  exam = await content.publish(fortyMarks());
});

/** Sits the test with so many right answers. */
async function sit(client: TestClient, right: number): Promise<void> {
  const { id } = await begin(client, exam);
  await start(client, id);
  const [sectionID = ''] = sectionIds(exam);
  const answers = Object.fromEntries(Array.from({ length: 13 }, (_, n) => [`${n + 1}`, n < right ? 'TRUE' : 'FALSE']));
  await save(client, id, { sectionID, changes: typed(answers, test.deps.now().getTime()) });
  await finish(client, id);
}

const figures = (id = world.classID) => world.admin.client.call('GET /api/class/:id/figures', { params: { id } });

/** Learners with a whole test of so many marks each. */
async function makeSat(marks: readonly number[]): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const mark of marks) {
    const { id } = await test.make.learner();
    ids.push(id);
    const plan = { exams: [{ exam_id: exam.exam_id, skill: 'reading', variant: 'academic', title: 'Rivers' }] };
    const results = [{ sat: true, marks: mark, total: 40 }];
    // A trigger lists its exam among the results.
    await sql`
      insert into sittings (user_id, exam_ids, plan, results, created_at, ends_at, ended_at)
      values (${id}, ${exam.exam_id}, ${JSON.stringify(plan)}, ${JSON.stringify(results)}, now() - interval '1 hour',
              ${test.deps.now()}, ${test.deps.now()})`.execute(test.deps.db);
  }
  return ids;
}

it('have mean bands by week, of the learners of the class only [D198]', async () => {
  await sit(world.learner.client, 13);
  await sit(world.outsider.client, 0);
  const { learners, bands } = await figures();
  expect(learners).toBe(1);
  expect(bands).toMatchObject([{ paper: 'academic_reading', weeks: [{ band: 4.5, results: 1 }] }]);
});

it('have the weakest question types with the questions that most had wrong, and an attempt that shows them [D198]', async () => {
  await sit(world.learner.client, 12);
  const { types } = await figures();
  expect(types).toMatchObject([{ type: 'TFNG', marks: 12, total: 40 }]);
  const section = firstSection(exam);
  const [first] = types[0]?.questions ?? [];
  expect(types[0]?.questions).toHaveLength(3);
  expect(first).toMatchObject({ marks: 0, total: 1 });
  const { section: shown } = await world.teacher.client.call('GET /api/result/:attemptID', {
    params: { attemptID: first?.attempt_id ?? '' },
  });
  expect([shown.id, [section, ...sectionIds(exam)]]).toEqual([first?.section_id, expect.arrayContaining([shown.id])]);
});

it.each([
  [COMPARED_LEARNERS_MIN, COMPARED_LEARNERS_MIN, true],
  [COMPARED_LEARNERS_MIN - 1, COMPARED_LEARNERS_MIN, false],
  [COMPARED_LEARNERS_MIN, COMPARED_LEARNERS_MIN - 1, false],
])('compare %i learners of the class with %i others: %s [D198]', async (own, others, isShown) => {
  const learners = await makeSat(Array.from({ length: own }, () => 30));
  await makeSat(Array.from({ length: others }, () => 23));
  const id = await makeClass(test, { learners });
  const { distribution } = await figures(id);
  expect(distribution).toEqual(
    isShown
      ? [
          {
            paper: 'academic_reading',
            class_learners: own,
            other_learners: others,
            bands: [
              { band: 6, class: 0, others },
              { band: 7, class: own, others: 0 },
            ],
          },
        ]
      : [],
  );
});
