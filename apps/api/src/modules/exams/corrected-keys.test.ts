import type { ExamUpdate, SectionInput } from '@bandwise/api-contract/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { readingPart } from '../../testing/content/sample-exams.ts';

let world: ContentWorld;
let exam_id: string;
let id: string;

/** Runs while pictures of an update are fetched. */
let meanwhile: (() => Promise<void>) | null = null;
const fetchPictures = async () => {
  await meanwhile?.();
  return new Map();
};

beforeEach(async () => {
  world = await createContentWorld(await createTestApp({ deps: { fetchPictures } }));
  const saved = await world.publish({ description: 'Canals', reading: [readingPart()] });
  exam_id = saved.exam_id;
  id = firstSection(saved);
});

const regrade = (question: string, key: { accept: string } | { answers: string[] }) =>
  world.admin.call('POST /api/section/:id/regrade', {
    params: { id },
    body: { question, reason: 'The text says so, too.', ...key },
  });
const update = (revision: number, fields: Partial<SectionInput>, given: Partial<ExamUpdate> = {}) =>
  world.admin.call('PUT /api/exam/:exam_id', {
    params: { exam_id },
    body: { reading: [readingPart(fields)], revision, section_ids: { '1': id }, ...given },
  });
const readExam = () => world.admin.call('GET /api/exam/:exam_id', { params: { exam_id } });

async function keys() {
  const { groups } = await world.admin.call('GET /api/section/:id?view=edit', {
    params: { id },
    query: { view: 'edit' },
  });
  const questions = groups.flatMap((group) => group.questions);
  return Object.fromEntries(questions.map(({ number, answers }) => [number, answers]));
}

/** As its author has it, with some questions otherwise: the first of every group. */
function rewritten(changes: Readonly<Record<string, object>>): Partial<SectionInput> {
  const { groups = [] } = readingPart();
  const change = (question: NonNullable<typeof groups>[number]['questions'][number]) =>
    Object.assign({}, question, changes[String(question.number)]);
  return { groups: groups?.map((group) => Object.assign({}, group, { questions: group.questions.map(change) })) };
}

const REWRITTEN = { passage: ['<p>Rewritten: by hand, coal, timber, cotton, harbour.</p>'] };
const DOCK = ['harbour', 'harbor', 'dock'];
const CONFLICT = { status: 409, code: 'version_conflict' };

describe('a change of a test in which only keys were corrected since', () => {
  it('is published with those keys, and so is what its author writes afterwards [D69]', async () => {
    await regrade('5', { accept: 'dock' });
    const first = await update(1, { ...REWRITTEN, ...rewritten({ '6': { answer: 'C' } }) });
    expect(first).toMatchObject({ kept_keys: [{ part_number: 1, question: '5' }], sections: [{ id, version: 3 }] });
    expect((await readExam()).parts).toMatchObject([{ passage: REWRITTEN.passage, version: 3 }]);
    expect(await keys()).toMatchObject({ '5': DOCK, '6': ['C'] });
    await regrade('6', { answers: ['A'] });
    const { revision } = await update(first.revision, rewritten({ '6': { answer: 'C' }, '8': { answer: '1801' } }));
    expect(await keys()).toMatchObject({ '5': DOCK, '6': ['A'], '8': ['1801'] });
    expect(await update(revision, rewritten({ '5': { answer: DOCK }, '6': { answer: 'A' } }))).not.toHaveProperty(
      'kept_keys',
    );
    expect(await keys()).toMatchObject({ '5': DOCK, '6': ['A'], '8': ['1776'] });
  });

  it('that changes nothing else leaves everything as it is', async () => {
    await regrade('5', { accept: 'dock' });
    const saved = await update(1, {});
    expect(saved.sections).toEqual([{ id, part_number: 1, version: 2 }]);
    expect(await readExam()).toMatchObject({ content_revision: 1, parts: [{ version: 2 }] });
    await update(saved.revision, REWRITTEN);
    expect((await keys())['5']).toEqual(DOCK);
  });

  it('says from which revision on it would be published', async () => {
    await update(1, REWRITTEN);
    await regrade('5', { accept: 'dock' });
    await regrade('6', { answers: ['A'] });
    expect(await readExam()).toMatchObject({ revision: 4, content_revision: 2 });
    await update(2, {});
    expect(await readExam()).toMatchObject({ content_revision: 5 });
  });

  it('has the key from before once it was put back', async () => {
    const { id: made } = await regrade('5', { accept: 'dock' });
    await world.admin.call('POST /api/regrade/:id/undo', {
      params: { id: made ?? '' },
      body: { reason: 'By mistake.' },
    });
    await update(1, { ...REWRITTEN, ...rewritten({ '5': { answer: 'quay' } }) });
    expect((await keys())['5']).toEqual(['quay']);
  });

  it.each([
    ['its key', rewritten({ '2': { answer: 'a bridge' } })],
    ['its words', rewritten({ '2': { question: 'What came last?' } })],
    ['its number', { groups: readingPart().groups?.slice(2) }],
  ])('is refused where its author changed the same question: %s [D69]', async (_what, fields) => {
    await regrade('2', { answers: ['a road'] });
    await expect(update(1, fields)).rejects.toMatchObject({
      ...CONFLICT,
      issues: [{ path: 'parts.1.content', message: 'The key of question 2 of part 1 was corrected.' }],
    });
    expect((await keys())['2']).toEqual(['a road']);
  });

  it('is published where its author has put the same key right', async () => {
    await regrade('2', { answers: ['a road'] });
    expect(await update(1, rewritten({ '2': { question: 'What came last?', answer: 'a road' } }))).not.toHaveProperty(
      'kept_keys',
    );
    expect((await keys())['2']).toEqual(['a road']);
  });

  it('is refused where anything else was changed', async () => {
    await regrade('5', { accept: 'dock' });
    await update(2, { title: 'Renamed', ...rewritten({ '5': { answer: DOCK } }) });
    await expect(update(1, REWRITTEN)).rejects.toMatchObject(CONFLICT);
    await expect(update(9, REWRITTEN)).rejects.toMatchObject(CONFLICT);
  });

  it('is published with a key that is corrected while it is read [D69]', async () => {
    const elsewhere = '<p><img src="https://pictures.example/canal.png" alt="A canal" /></p>';
    meanwhile = async () => {
      meanwhile = null;
      await regrade('5', { accept: 'dock' });
    };
    const saved = await update(1, { passage: [elsewhere] }, { copy_pictures: true });
    expect(saved).toMatchObject({ kept_keys: [{ part_number: 1, question: '5' }], sections: [{ version: 3 }] });
    expect((await keys())['5']).toEqual(DOCK);
  });
});
