import type { ExamInput, SectionInput } from '@bandwise/api-contract/admin';
import { beforeAll, describe, expect, it } from 'vitest';
import { createContentWorld, type ContentWorld } from '../../testing/content/content-makers.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { fullReadingExam, listeningExam, readingPart } from '../../testing/content/sample-exams.ts';

let world: ContentWorld;
beforeAll(async () => {
  world = await createContentWorld(await createTestApp());
});

const blank = (part_number: number, fields: Partial<SectionInput> = {}): SectionInput => ({
  title: '',
  explanation: '',
  time: 20,
  passage: '<p></p>',
  groups: [],
  part_number,
  locked: false,
  password: null,
  ...fields,
});

const create = (body: ExamInput) => world.admin.call('POST /api/exam/new', { body });
const partsOf = async (exam_id: string) => {
  const { parts } = await world.admin.call('GET /api/exam/:exam_id', { params: { exam_id } });
  return parts.map(({ part_number, title }) => [part_number, title]);
};

describe('a full test with parts that were left blank', () => {
  it('is created from the parts that were written [A4-17 A7-15]', async () => {
    const body = { description: 'One of three', reading: [blank(1), readingPart({ part_number: 2 }), blank(3)] };
    const saved = await create(body);
    expect(await partsOf(saved.exam_id)).toEqual([[2, 'The Canal']]);
    expect(saved.findings.map(({ part_number }) => part_number).filter((number) => number !== 2)).toEqual([]);
    const { entries } = await world.admin.call('GET /api/audit', { query: { search: 'One of three' } });
    expect(entries).toMatchObject([{ summary: 'Published reading test “One of three” (part 2)' }]);
  });

  it.each<[string, Partial<SectionInput>]>([
    ['a title', { title: 'The Canal' }],
    ['a lock', { locked: true }],
    ['no fields', { explanation: null, time: null, passage: null, groups: null }],
    ['a list of empty paragraphs', { passage: ['<p>&nbsp;</p>', ''] }],
    ['a group without anything', { groups: [{ type: 'DROPDOWN', questions: [], choices: ['', ''], instruction: '' }] }],
  ])('takes a part with %s for blank', async (_, fields) => {
    const saved = await create({ reading: [readingPart(), blank(2, fields)] });
    expect(await partsOf(saved.exam_id)).toEqual([[1, 'The Canal']]);
  });

  it('is created at the address of its skill too, in listening as well [A4-19]', async () => {
    const { listening: [part] = [] } = listeningExam();
    if (!part) throw new Error('The exam has a part');
    const untouched = { title: ' - Part 1', part_number: 1, audio_url: ' ', passage: null, groups: [] };
    const saved = await world.publish({ listening: [untouched, { ...part, part_number: 2 }] });
    expect(await partsOf(saved.exam_id)).toEqual([[2, 'At the station']]);
  });

  it.each<[string, Partial<SectionInput>, string]>([
    ['a passage', { title: 'T', passage: '<p>Half done.</p>' }, 'groups'],
    ['a question', { title: 'T', groups: readingPart().groups ?? [] }, 'passage'],
    ['an explanation', { title: 'T', explanation: '<p>Because.</p>' }, 'passage'],
    ['an instruction', { title: 'T', groups: [{ type: 'TFNG', instruction: 'Agree?', questions: [] }] }, 'passage'],
  ])('is refused for a part that holds no more than %s', async (_, fields, missing) => {
    await expect(create({ reading: [readingPart(), blank(2, fields)] })).rejects.toMatchObject({
      status: 422,
      issues: [{ path: `reading.1.${missing}` }],
    });
  });

  it('is refused at the place where the fault was sent', async () => {
    const unreadable = readingPart({ part_number: 3, time: 0 });
    await expect(create({ reading: [blank(1), blank(2), unreadable] })).rejects.toMatchObject({
      code: 'validation_failed',
      issues: [{ path: 'reading.2.time', message: 'Time must be at least 1 minute' }],
    });
    const question = { number: 1, question: 'Which?', options: ['a', 'b'], answer: 'c' };
    const unmarkable = readingPart({ part_number: 3, groups: [{ type: 'MCQ', questions: [question] }] });
    await expect(create({ reading: [blank(1), blank(2), unmarkable] })).rejects.toMatchObject({
      code: 'not_publishable',
      issues: [{ path: expect.stringMatching(/^reading\.2\.groups\.0\.questions\.0/) }],
    });
  });

  it('is refused when every part is blank, and told what is missing', async () => {
    await expect(create({ reading: [blank(1), blank(2)] })).rejects.toMatchObject({
      status: 422,
      code: 'validation_failed',
      issues: [
        { path: 'reading.0.title', message: 'Title is required' },
        { path: 'reading.0.passage', message: 'At least one passage paragraph is required' },
        { path: 'reading.1.title' },
        { path: 'reading.1.passage' },
      ],
    });
  });
});

it('refuses to update a published part with a blank one', async () => {
  const { exam_id } = await create(fullReadingExam());
  const [one] = fullReadingExam().reading ?? [];
  const body = { reading: [{ ...readingPart(), ...one }, blank(2, { title: 'Emptied' })] };
  await expect(world.admin.call('PUT /api/exam/:exam_id', { params: { exam_id }, body })).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'reading.1.passage' }],
  });
});
