import type { ExamInput } from '@bandwise/api-contract/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContentWorld, type ContentWorld } from '../../testing/content/content-makers.ts';
import { readingExam, writingExam } from '../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { closeSitesAfterEach, fetchFromSites, openSite } from '../../testing/picture-site.ts';

let test: TestApp;
let world: ContentWorld;
beforeEach(async () => {
  test = await createTestApp({ deps: { fetchPictures: fetchFromSites } });
  world = await createContentWorld(test);
});
closeSitesAfterEach();

const check = (body: ExamInput) => world.admin.call('POST /api/exam/check', { body });

describe('checking a new exam', () => {
  it('finds the same exam under whatever name, and stores nothing [D53]', async () => {
    const { exam_id } = await world.publish(readingExam());
    const { findings, repeats } = await check({ ...readingExam(), description: 'Another name' });
    expect(repeats).toEqual({ exam_id, description: 'Reading Test 1' });
    expect(findings[0]).toEqual({
      code: 'exam_repeated',
      severity: 'warning',
      part_number: 1,
      where: { field: 'title' },
      message: 'This test already exists as “Reading Test 1”',
    });
    const { exams } = await world.admin.call('GET /api/exam', { query: { skill: 'reading' } });
    expect(exams).toHaveLength(1);
  });

  it('finds none where the content differs under one title, nor in the bin', async () => {
    const { exam_id } = await world.publish(readingExam());
    expect((await check(readingExam({ explanation: 'Other.' }))).repeats).toBeNull();
    await world.admin.call('DELETE /api/exam/delete/:id', { params: { id: exam_id }, query: {} });
    expect((await check(readingExam())).repeats).toBeNull();
  });

  it('says what the publish check found, and fetches nothing', async () => {
    const { connections, port } = await openSite((_, response) => response.end());
    const examContent = `<p>See <img src="https://127.0.0.1:${port}/a.png" alt="A map"></p>`;
    const { findings } = await check({ ...writingExam({ examContent }), copy_pictures: true });
    expect(findings).toMatchObject([{ code: 'picture_elsewhere' }]);
    expect(connections.count).toBe(0);
  });

  it('reads keys as other systems write them, and names what may mean two options', async () => {
    const withQuestion = (question: object) =>
      readingExam({
        groups: [{ type: 'MCQ', instruction: 'Choose.', questions: [{ number: 1, question: 'It is', ...question }] }],
      });
    const { findings } = await check(withQuestion({ options: { A: 'new', B: 'old' }, answer: 'B' }));
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    await expect(check(withQuestion({ options: ['new', 'a'], answer: 'A' }))).rejects.toMatchObject({
      message: expect.stringContaining('The answer “A” could mean “new” or “a”. Write the full text'),
    });
  });

  it('says what to write instead of an answer that none can match', async () => {
    const questions = [{ number: 1, question: 'It is', answer: ['an/the operator', 'clerk'] }];
    const { findings } = await check(
      readingExam({ groups: [{ type: 'FILL_BLANKS', instruction: 'Complete it.', questions }] }),
    );
    const answers = ['an operator', 'the operator'];
    expect(findings).toMatchObject([
      { code: 'key_unmatchable', repair: { problem: 'slash', answer: 'an/the operator', answers } },
      { code: 'answer_not_in_passage' },
    ]);
  });

  it('refuses what cannot be published, as creating it would', async () => {
    const examContent = '<p>See <iframe src="https://a.example/"></iframe></p>';
    await expect(check(writingExam({ examContent }))).rejects.toMatchObject({ code: 'not_publishable' });
  });
});
