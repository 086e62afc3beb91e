import { beforeAll, describe, expect, it } from 'vitest';
import { createContentWorld, type ContentWorld } from '../../testing/content/content-makers.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { fullReadingExam, readingExam, readingPart } from '../../testing/content/sample-exams.ts';

let world: ContentWorld;
beforeAll(async () => {
  world = await createContentWorld(await createTestApp());
});

const statements = (number: number, question: string) => [
  { type: 'TFNG', instruction: 'True or false?', questions: [{ number, question, answer: 'FALSE' }] },
];
const readable = readingExam({ groups: statements(1, 'It was dug by machine. (FALSE)') }, 'Readable');
const { reading = [] } = fullReadingExam();
const withGap = {
  description: 'With a gap',
  reading: [reading[0] ?? {}, readingPart({ part_number: 2, groups: statements(9, 'It was dug by hand.') })],
};

describe('a test with something that its author has to confirm', () => {
  it('is not published while learners can read an answer in it', async () => {
    await expect(world.publish(readable)).rejects.toMatchObject({
      status: 422,
      code: 'not_publishable',
      issues: [{ path: 'reading.0.groups.0.questions.0.question', code: 'answer_in_text' }],
    });
  });

  it('is not published while numbers are missing between its parts', async () => {
    await expect(world.publish(withGap)).rejects.toMatchObject({
      status: 422,
      issues: [{ code: 'number_gap', message: 'Question numbers 3–8 are missing between part 1 and part 2' }],
    });
  });

  it.each([readable, withGap])('is published once that is accepted, and named: $description', async (exam) => {
    const { findings } = await world.publish({ ...exam, accept_doubts: true });
    expect(findings.map(({ code, severity }) => `${severity} ${code}`)).toContain(
      exam === readable ? 'warning answer_in_text' : 'warning number_gap',
    );
  });

  it('is not published with an error, although its doubts are accepted', async () => {
    await expect(world.publish({ ...readingExam({ title: '' }), accept_doubts: true })).rejects.toMatchObject({
      status: 422,
      issues: [{ path: 'reading.0.title', message: 'Title is required' }],
    });
  });
});
