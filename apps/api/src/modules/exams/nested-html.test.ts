import type { ExamInput } from '@bandwise/api-contract/admin';
import { beforeAll, expect, it } from 'vitest';
import { createContentWorld, type ContentWorld } from '../../testing/content/content-makers.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { readingExam } from '../../testing/content/sample-exams.ts';

let world: ContentWorld;
beforeAll(async () => {
  world = await createContentWorld(await createTestApp());
});

/** 480 kB, as deep as they can be. */
const NESTED = '<b><p>'.repeat(80_000);
const blanks = { type: 'FILL_BLANKS', questions: [{ number: 1, answer: 'canal' }] };

const EXAMS: readonly (readonly [string, ExamInput])[] = [
  ['reading.0.explanation', readingExam({ explanation: NESTED })],
  ['reading.0.passage', readingExam({ passage: NESTED })],
  ['reading.0.groups.0.paragraph', readingExam({ groups: [{ ...blanks, paragraph: `{1}${NESTED}` }] })],
];

it.each(EXAMS)('refuses markup nested without end at once, and names %s', async (path, body) => {
  await expect(world.admin.call('POST /api/exam/new', { body })).rejects.toMatchObject({
    status: 422,
    code: 'validation_failed',
    message: expect.stringContaining('nested too deeply'),
    issues: [{ path }],
  });
});
