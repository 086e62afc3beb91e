import type { ExamDetail, ExamInput } from '@bandwise/api-contract/admin';
import { ApiError } from '@bandwise/api-contract/client';
import { isMarkedSkill, SKILLS } from '@bandwise/domain';
import { repeats, sample } from '@bandwise/config/main-tests';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedSamples } from '../../seed/seed-samples.ts';
import { createContentWorld, type ContentWorld } from '../../testing/content/content-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { examArb } from '../../testing/content/exam-arbitrary.ts';
import { readingExam } from '../../testing/content/sample-exams.ts';
import { readExam } from './check-exam.ts';

let test: TestApp;
let world: ContentWorld;

beforeAll(async () => {
  test = await createTestApp({ env: { NODE_ENV: 'development' } });
  await seedSamples(test.deps);
  world = await createContentWorld(test);
});

const read = (exam_id: string) => world.admin.call('GET /api/exam/:exam_id', { params: { exam_id } });

/** A part as an address gives it to an administrator. */
async function readPart(url: string): Promise<unknown> {
  const reply = await test.app.inject({ url, headers: { authorization: `Bearer ${world.admin.token}` } });
  return reply.json();
}

/** The author's content without fields of the server. */
function written({ skill, description, parts }: ExamDetail) {
  return {
    skill,
    description,
    parts: parts.map(({ id: _i, exam_id: _e, version: _v, created_at: _c, ...part }) => part),
  };
}

/** The expected exam after sending: complete and cleaned. */
async function asWritten(exam: ExamInput) {
  const found = await readExam(exam);
  if (!found.ok) throw new Error('The test cannot be read');
  const { description, skill, parts } = found.draft;
  const sorted = [...parts].sort((one, other) => one.content.part_number - other.content.part_number);
  return {
    description,
    skill,
    parts: sorted.map(({ content, ...lock }) => Object.assign(lock, content)),
  };
}

/** Reads an exam for editing at every address, sends it back as an update and as a new exam, and reads that. */
async function expectToComeBack(exam_id: string): Promise<void> {
  const form = await read(exam_id);
  const addresses = (id: string) => [
    `/api/section/${id}?view=edit`,
    ...(isMarkedSkill(form.skill) ? [`/api/exam/list/part/${form.skill}/${id}`] : []),
  ];
  for (const part of form.parts)
    for (const address of addresses(part.id)) expect(await readPart(address)).toEqual(part);
  const body: ExamInput = { description: form.description, [form.skill]: form.parts };
  const updated = await world.admin.call('PUT /api/exam/:exam_id', { params: { exam_id }, body });
  expect(updated.sections.map(({ version }) => version)).toEqual(form.parts.map(({ version }) => version));
  expect(await read(exam_id)).toEqual(form);
  const copy = await world.admin.call('POST /api/exam/new', { body });
  expect(written(await read(copy.exam_id))).toEqual(written(form));
}

describe('a test that is read for editing and sent back', () => {
  it('is the same for every test that comes with the product', { timeout: 60_000 }, async () => {
    const lists = await Promise.all(
      SKILLS.map((skill) => world.admin.call('GET /api/exam/list/:skill', { params: { skill } })),
    );
    const exams = new Set(lists.flatMap(({ sections }) => sections.map((section) => section.exam_id)));
    expect(exams.size).toBeGreaterThanOrEqual(7);
    for (const exam of sample([...exams], 4)) await expectToComeBack(exam);
  });

  it('keeps the numbers of several blanks, and every other field', async () => {
    const { exam_id } = await world.publish(readingExam({ locked: true, password: ' open sesame ' }));
    const { parts } = await read(exam_id);
    const questions = parts.flatMap(({ groups }) => groups.flatMap((group) => group.questions));
    expect(questions.filter(({ number }) => number === 9).map(({ subpart }) => subpart)).toEqual([1, 2]);
    expect(parts[0]?.password).toBe(' open sesame ');
    await expectToComeBack(exam_id);
  });

  it('is the same whatever was written', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(examArb, async ({ exam }) => {
        const saved = await world.admin
          .call('POST /api/exam/new', { body: { ...exam, accept_losses: true } })
          .catch((error: unknown) => {
            if (error instanceof ApiError && error.status === 422) return null;
            throw error;
          });
        fc.pre(saved !== null);
        expect(await read(saved.exam_id)).toMatchObject(await asWritten(exam));
        await expectToComeBack(saved.exam_id);
      }),
      { numRuns: repeats(12, 60), maxSkipsPerRun: 3 },
    );
  });
});
