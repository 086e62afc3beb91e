import type { ExamInput } from '@bandwise/api-contract/admin';
import { beforeAll, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import {
  fullReadingExam,
  listeningExam,
  readingExam,
  readingPart,
  RIGHT_ANSWERS,
  speakingExam,
  writingExam,
} from '../../testing/content/sample-exams.ts';

let test: TestApp;
let world: ContentWorld;

beforeAll(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

const create = (body: ExamInput, client = world.admin) =>
  client.call('POST /api/exam/new/:type', { params: { type: 'reading' }, body });
const update = (exam_id: string, body: ExamInput & { base_versions?: Record<string, number> }) =>
  world.admin.call('PUT /api/exam/:exam_id', { params: { exam_id }, body });
const readEdit = (id: string) =>
  world.admin.call('GET /api/section/:id?view=edit', { params: { id }, query: { view: 'edit' } });

describe('creating a test', () => {
  it('refuses a guest with 401 and a learner with 403', async () => {
    await expect(create(readingExam(), world.guest)).rejects.toMatchObject({ status: 401 });
    await expect(create(readingExam(), world.learner)).rejects.toMatchObject({ status: 403, code: 'forbidden' });
  });

  it('stores the parts and says so in the words of the skill [L1-7 A7-14 A8-3]', async () => {
    const saved = await world.publish(readingExam());
    expect(saved).toMatchObject({ success: true, message: 'Test created successfully' });
    expect(saved.sections).toMatchObject([{ part_number: 1, version: 1 }]);
    expect((await world.publish(listeningExam())).message).toBe('Listening test created successfully');
    expect((await world.publish(writingExam())).message).toBe('Writing test created successfully');
    expect((await world.publish(speakingExam())).message).toBe('Speaking test created successfully');
  });

  it('takes a full test, numbered as it was sent, at either address [L3-8 A7-15]', async () => {
    const saved = await world.admin.call('POST /api/exam/new', { body: fullReadingExam() });
    const exam = await world.admin.call('GET /api/exam/:exam_id', { params: { exam_id: saved.exam_id } });
    expect(exam).toMatchObject({ skill: 'reading', description: 'Full test' });
    expect(exam.parts.map((part) => [part.part_number, part.groups[0]?.questions[0]?.number])).toEqual([
      [1, 1],
      [2, 3],
    ]);
  });

  it('names every field that cannot be read [A5-2 A5-4 D29]', async () => {
    const part = { ...readingPart(), title: ' ', time: 0, part_number: 9 };
    await expect(create({ reading: [part] })).rejects.toMatchObject({
      status: 422,
      code: 'validation_failed',
      issues: [
        { path: 'reading.0.title', message: 'Title is required' },
        { path: 'reading.0.part_number' },
        { path: 'reading.0.time', message: 'Time must be at least 1 minute' },
      ],
    });
  });

  it('names what is left out in the words of the editor [A5-1 A5-7]', async () => {
    const { title: _title, time: _time, part_number: _number, ...part } = readingPart();
    const groups = [{ questions: [{ question: 'Which?' }] }, { type: 'TFNG', questions: [{ answer: 'TRUE' }] }];
    await expect(create({ reading: [{ ...part, start_question_number: 0, groups }] })).rejects.toMatchObject({
      status: 422,
      code: 'validation_failed',
      message: 'Title is required',
      issues: [
        { path: 'reading.0.title', message: 'Title is required' },
        { path: 'reading.0.start_question_number', message: 'Start question number must be at least 1' },
        { path: 'reading.0.groups.0.type', message: expect.stringContaining('Question type must be one of') },
        { path: 'reading.0.groups.1.questions.0.number', message: expect.stringContaining('is required') },
      ],
    });
  });

  it('refuses parts of another skill than the address says', async () => {
    await expect(create(writingExam())).rejects.toMatchObject({ status: 422, code: 'validation_failed' });
  });

  it('refuses what cannot be marked, and says where', async () => {
    const part = readingPart({
      groups: [{ type: 'MCQ', questions: [{ number: 1, question: 'Which?', options: ['a', 'b'], answer: 'c' }] }],
    });
    await expect(create({ reading: [part] })).rejects.toMatchObject({
      status: 422,
      code: 'not_publishable',
      issues: [{ path: expect.stringMatching(/^reading\.0\.groups\.0\.questions\.0/) }],
    });
  });

  it('answers what the publish check noticed and did not refuse', async () => {
    const saved = await create(readingExam({ explanation: '', locked: true, password: 'open sesame' }));
    expect(saved.findings.every(({ severity }) => severity !== 'error')).toBe(true);
    const unopenable = await world.publish(listeningExam({ locked: true }));
    expect(unopenable.findings).toContainEqual(
      expect.objectContaining({ code: 'lock_without_password', severity: 'warning', part_number: 1 }),
    );
  });

  it('refuses sounds that are not uploaded', async () => {
    await expect(world.publish(listeningExam({ audio_url: 'media/part-1.mp3' }))).rejects.toMatchObject({
      status: 422,
      code: 'not_publishable',
    });
  });

  it('cleans every HTML field and leaves plain text as it was typed [D27]', async () => {
    const evil = '<img src=x onerror="alert(1)"><script>alert(2)</script><b style="color:red">bold</b>';
    const part = readingPart({
      passage: [`<p>${evil}</p>`, '<p>2 &lt; 3 and harbour, hand, cotton</p>'],
      explanation: evil,
    });
    const [first, ...others] = part.groups ?? [];
    const id = await world.section({
      accept_losses: true,
      reading: [
        {
          ...part,
          groups: [
            {
              ...first,
              type: 'TFNG',
              questions: [{ number: 1, question: 'a < b & c', answer: 'TRUE' }],
              instruction: evil,
              imgContent: evil,
            },
            ...others,
          ],
        },
      ],
    });
    const stored = await readEdit(id);
    expect(JSON.stringify(stored)).not.toMatch(/script|onerror|style=/);
    expect(stored.explanation).toBe('<b>bold</b>');
    expect(stored.groups[0]?.instruction).toBe('<b>bold</b>');
    expect(stored.groups[0]?.questions[0]?.question).toBe('a < b & c');
  });

  it('leaves a note of who did it', async () => {
    await world.publish(readingExam({}, 'Audited test'));
    const { entries } = await world.admin.call('GET /api/audit', { query: { search: 'Audited test' } });
    expect(entries).toMatchObject([{ action: 'exam.create', target_type: 'exam' }]);
  });
});

describe('updating a test', () => {
  it('keeps section ids, results and parts that were not sent [A4-7 A7-17 A7-18 A8-4]', async () => {
    const saved = await world.admin.call('POST /api/exam/new', { body: fullReadingExam() });
    const [first, second] = saved.sections;
    const learner = await world.newLearner();
    const sectionID = firstSection(saved);
    await learner.call('POST /api/user/save-result', { body: { sectionID, answers: { '1': 'TRUE' } } });
    const [part] = fullReadingExam().reading ?? [];
    const updated = await update(saved.exam_id, {
      description: 'Renamed',
      reading: [{ ...readingPart(), ...part, title: 'New title' }],
    });
    expect(updated).toMatchObject({ message: 'Test updated successfully', sections: [{ id: first?.id, version: 2 }] });
    const exam = await world.admin.call('GET /api/exam/:exam_id', { params: { exam_id: saved.exam_id } });
    expect(exam.description).toBe('Renamed');
    expect(exam.parts.map(({ id, version, title }) => [id, version, title])).toEqual([
      [first?.id, 2, 'New title'],
      [second?.id, 1, 'Canals, part 2'],
    ]);
    const last = await learner.call('GET /api/user/last-result', { query: { sectionID } });
    expect(last).toMatchObject({ correctCount: 1, total: 2 });
  });

  it('makes no new version when only the lock changed', async () => {
    const saved = await world.publish(readingExam());
    const updated = await update(saved.exam_id, readingExam({ locked: true, password: 'sesame' }));
    expect(updated.sections).toEqual(saved.sections);
    expect(await readEdit(firstSection(saved))).toMatchObject({ locked: true, password: 'sesame' });
  });

  it('adds a part with a number of its own', async () => {
    const saved = await world.publish(readingExam());
    const { sections } = await update(saved.exam_id, { reading: [readingPart({ part_number: 2 })] });
    expect(sections).toMatchObject([{ part_number: 2, version: 1 }]);
    const exam = await world.admin.call('GET /api/exam/:exam_id', { params: { exam_id: saved.exam_id } });
    expect(exam.parts).toHaveLength(2);
  });

  it('refuses an edit of an older version with 409 and changes nothing', async () => {
    const saved = await world.publish(readingExam());
    await update(saved.exam_id, { ...readingExam({ title: 'Theirs' }), base_versions: { '1': 1 } });
    await expect(
      update(saved.exam_id, { ...readingExam({ title: 'Mine' }), base_versions: { '1': 1 } }),
    ).rejects.toMatchObject({ status: 409, code: 'version_conflict' });
    expect(await readEdit(firstSection(saved))).toMatchObject({ title: 'Theirs', version: 2 });
  });

  it('lets only one of two edits of the same version through [A7-18]', async () => {
    const saved = await world.publish(readingExam());
    const edits = ['One', 'Two', 'Three'].map((title) =>
      update(saved.exam_id, { ...readingExam({ title }), base_versions: { '1': 1 } }),
    );
    const outcomes = await Promise.allSettled(edits);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('answers 404 for an exam that is not there, 403 to a learner, and 422 for another skill [A4-6]', async () => {
    const saved = await world.publish(readingExam());
    await expect(update(crypto.randomUUID(), readingExam())).rejects.toMatchObject({ status: 404 });
    await expect(update(saved.exam_id, writingExam())).rejects.toMatchObject({ status: 422 });
    await expect(
      world.learner.call('PUT /api/exam/:exam_id', { params: { exam_id: saved.exam_id }, body: readingExam() }),
    ).rejects.toMatchObject({ status: 403 });
  });
});

describe('deleting a test', () => {
  const remove = (id: string, part_number?: number) =>
    world.admin.call('DELETE /api/exam/delete/:id', {
      params: { id },
      query: part_number === undefined ? {} : { part_number },
    });

  it('takes it out of every list and keeps what learners did [A7-16 A8-5 D26]', async () => {
    const saved = await world.publish(readingExam());
    const sectionID = firstSection(saved);
    const learner = await world.newLearner();
    const result = await learner.call('POST /api/user/save-result', { body: { sectionID, answers: RIGHT_ANSWERS } });
    expect(await remove(saved.exam_id)).toMatchObject({ success: true, message: 'Test deleted successfully' });
    const { sections } = await learner.call('GET /api/exam/list/:skill', { params: { skill: 'reading' } });
    expect(sections.map(({ id }) => id)).not.toContain(sectionID);
    await expect(learner.call('GET /api/section/:id', { params: { id: sectionID } })).rejects.toMatchObject({
      status: 404,
    });
    const detail = await learner.call('GET /api/attempt/:id', { params: { id: result.attemptID } });
    expect(detail.result).toMatchObject({ correctCount: 9 });
    const { explanation } = await learner.call('GET /api/section/:id/explanation', { params: { id: sectionID } });
    expect(explanation).toContain('first paragraph');
  });

  it('takes out one part, and the exam with its last [D26]', async () => {
    const saved = await world.admin.call('POST /api/exam/new', { body: fullReadingExam() });
    await remove(saved.exam_id, 1);
    const exam = await world.admin.call('GET /api/exam/:exam_id', { params: { exam_id: saved.exam_id } });
    expect(exam.parts.map(({ part_number }) => part_number)).toEqual([2]);
    await expect(remove(saved.exam_id, 1)).rejects.toMatchObject({ status: 404 });
    await remove(saved.exam_id, 2);
    await expect(remove(saved.exam_id)).rejects.toMatchObject({ status: 404 });
  });

  it('refuses guests and learners', async () => {
    const { exam_id: id } = await world.publish(readingExam());
    const call = (client: typeof world.guest) =>
      client.call('DELETE /api/exam/delete/:id', { params: { id }, query: {} });
    await expect(call(world.guest)).rejects.toMatchObject({ status: 401 });
    await expect(call(world.learner)).rejects.toMatchObject({ status: 403 });
    await expect(remove(crypto.randomUUID())).rejects.toMatchObject({ status: 404 });
  });
});

it('shows an exam to administrators only', async () => {
  const { exam_id } = await world.publish(readingExam());
  const read = (client: typeof world.guest) => client.call('GET /api/exam/:exam_id', { params: { exam_id } });
  await expect(read(world.guest)).rejects.toMatchObject({ status: 401 });
  await expect(read(world.learner)).rejects.toMatchObject({ status: 403 });
  expect((await read(world.admin)).parts[0]?.groups[0]?.questions[0]?.answers).toEqual(['FALSE']);
});
