import type { ExamInput } from '@bandwise/api-contract/admin';
import { beforeAll, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { fullReadingExam, readingExam, readingPart, RIGHT_ANSWERS } from '../../testing/content/sample-exams.ts';

let test: TestApp;
let world: ContentWorld;

beforeAll(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

type Update = ExamInput & { base_versions?: Record<string, number>; section_ids?: Record<string, string> };
const update = (exam_id: string, body: Update) =>
  world.admin.call('PUT /api/exam/:exam_id', { params: { exam_id }, body });
const partsOf = async (exam_id: string) => {
  const { parts } = await world.admin.call('GET /api/exam/:exam_id', { params: { exam_id } });
  return parts.map(({ id, part_number, version, title }) => ({ id, part_number, version, title }));
};
const remove = (id: string, part_number: number) =>
  world.admin.call('DELETE /api/exam/delete/:id', { params: { id }, query: { part_number } });

describe('moving a published part to another number', () => {
  it('keeps its id, its results and its history, in one call', async () => {
    const saved = await world.publish(readingExam());
    const sectionID = firstSection(saved);
    const learner = await world.newLearner();
    const before = await learner.call('POST /api/user/save-result', { body: { sectionID, answers: RIGHT_ANSWERS } });
    const moved = await update(saved.exam_id, {
      ...readingExam({ part_number: 3 }),
      base_versions: { '3': 1 },
      section_ids: { '3': sectionID },
    });
    expect(moved.sections).toEqual([{ id: sectionID, part_number: 3, version: 2 }]);
    expect(await partsOf(saved.exam_id)).toMatchObject([{ id: sectionID, part_number: 3 }]);
    expect(await learner.call('GET /api/section/:id', { params: { id: sectionID } })).toMatchObject({ part_number: 3 });
    const last = await learner.call('GET /api/user/last-result', { query: { sectionID } });
    expect(last).toMatchObject({ correctCount: before.correctCount, total: before.total });
    const { result } = await learner.call('GET /api/attempt/:id', { params: { id: before.attemptID } });
    expect(result).toMatchObject({ correctCount: before.correctCount });
  });

  it('lets two parts change places', async () => {
    const saved = await world.admin.call('POST /api/exam/new', { body: fullReadingExam() });
    const [one, two] = saved.sections.map(({ id }) => id);
    if (one === undefined || two === undefined) throw new Error('The exam has two parts');
    await update(saved.exam_id, {
      reading: [readingPart({ title: 'Was two', part_number: 1 }), readingPart({ title: 'Was one', part_number: 2 })],
      base_versions: { '1': 1, '2': 1 },
      section_ids: { '1': two, '2': one },
    });
    expect(await partsOf(saved.exam_id)).toEqual([
      { id: two, part_number: 1, version: 2, title: 'Was two' },
      { id: one, part_number: 2, version: 2, title: 'Was one' },
    ]);
  });

  it('leaves its old number to a part that is new', async () => {
    const saved = await world.publish(readingExam());
    const id = firstSection(saved);
    const { sections } = await update(saved.exam_id, {
      reading: [readingPart({ title: 'New' }), readingPart({ part_number: 2 })],
      section_ids: { '2': id },
    });
    expect(sections[1]).toMatchObject({ id, part_number: 2 });
    expect(sections[0]).toMatchObject({ part_number: 1, version: 1 });
    expect(sections[0]?.id).not.toBe(id);
  });

  it('refuses a number that another part has, and changes nothing', async () => {
    const saved = await world.admin.call('POST /api/exam/new', { body: fullReadingExam() });
    const before = await partsOf(saved.exam_id);
    await expect(
      update(saved.exam_id, {
        reading: [readingPart({ part_number: 2 })],
        section_ids: { '2': firstSection(saved) },
      }),
    ).rejects.toMatchObject({ status: 409, code: 'version_conflict', issues: [{ path: 'section_ids.2' }] });
    expect(await partsOf(saved.exam_id)).toEqual(before);
  });

  it('refuses a part that was changed or deleted in the meantime, and changes nothing', async () => {
    const saved = await world.admin.call('POST /api/exam/new', { body: fullReadingExam() });
    const id = firstSection(saved);
    const move = () =>
      update(saved.exam_id, {
        reading: [readingPart({ part_number: 3 })],
        base_versions: { '3': 1 },
        section_ids: { '3': id },
      });
    await update(saved.exam_id, { reading: [readingPart({ title: 'Theirs' })] });
    await expect(move()).rejects.toMatchObject({ status: 409, issues: [{ path: 'base_versions.3' }] });
    await remove(saved.exam_id, 1);
    await expect(move()).rejects.toMatchObject({ status: 409, issues: [{ path: 'section_ids.3' }] });
    expect(await partsOf(saved.exam_id)).toMatchObject([{ part_number: 2, version: 1 }]);
  });

  it('refuses the same section for two parts, and a section of another exam', async () => {
    const saved = await world.publish(readingExam());
    const other = await world.section(readingExam());
    const id = firstSection(saved);
    await expect(
      update(saved.exam_id, {
        reading: [readingPart(), readingPart({ part_number: 2 })],
        section_ids: { '1': id, '2': id },
      }),
    ).rejects.toMatchObject({ status: 422, issues: [{ path: 'section_ids.2' }] });
    await expect(update(saved.exam_id, { ...readingExam(), section_ids: { '1': other } })).rejects.toMatchObject({
      status: 409,
    });
    expect(await partsOf(saved.exam_id)).toMatchObject([{ id, version: 1 }]);
  });
});
