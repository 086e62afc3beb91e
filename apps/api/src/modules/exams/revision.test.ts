import type { ExamInput, ExamUpdate } from '@bandwise/api-contract/admin';
import type { ErrorIssue } from '@bandwise/api-contract/common';
import { ApiError } from '@bandwise/api-contract/client';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { fullReadingExam, readingExam, readingPart } from '../../testing/content/sample-exams.ts';

let test: TestApp;
let world: ContentWorld;

beforeAll(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

const read = (exam_id: string) => world.admin.call('GET /api/exam/:exam_id', { params: { exam_id } });
const readEdit = (id: string) =>
  world.admin.call('GET /api/section/:id?view=edit', { params: { id }, query: { view: 'edit' } });
const update = (exam_id: string, body: ExamUpdate) =>
  world.admin.call('PUT /api/exam/:exam_id', { params: { exam_id }, body });
const remove = (id: string, query: { part_number?: number; revision?: number } = {}) =>
  world.admin.call('DELETE /api/exam/delete/:id', { params: { id }, query });
const publishFull = () => world.admin.call('POST /api/exam/new', { body: fullReadingExam() });

/** The refusal of a call that must be refused. */
async function refusal(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error('The call was not refused');
}

describe('a save from before the test was locked', () => {
  const locked = { locked: true, password: 'sesame' };
  const openForGuests = (id: string) => world.guest.call('GET /api/section/:id', { params: { id } });

  it.each([{}, { base_versions: { '1': 1 } }])('does not open it (%j)', async (base) => {
    const { locked: _unsaid, ...part } = readingPart({ title: 'From before' });
    const saved = await world.publish(readingExam());
    const id = firstSection(saved);
    await update(saved.exam_id, { ...readingExam(locked), base_versions: { '1': 1 } });
    await update(saved.exam_id, { reading: [part], ...base });
    expect(await readEdit(id)).toMatchObject({ ...locked, title: 'From before' });
    await expect(openForGuests(id)).rejects.toMatchObject({ status: 403, code: 'section_locked' });
  });

  it('is refused when it says which revision it was made from, and the refusal names the lock and the password', async () => {
    const saved = await world.publish(readingExam());
    const { revision } = await read(saved.exam_id);
    await update(saved.exam_id, { ...readingExam(locked), revision });
    const error = await refusal(update(saved.exam_id, { ...readingExam({ title: 'From before' }), revision }));
    expect(error).toMatchObject({
      status: 409,
      code: 'version_conflict',
      issues: [
        { path: 'parts.1.locked', message: 'Part 1 was locked.' },
        { path: 'parts.1.password', message: 'The password of part 1 was changed.' },
      ],
    });
    expect(JSON.stringify(error)).not.toContain('sesame');
    expect(await readEdit(firstSection(saved))).toMatchObject({ ...locked, title: 'The Canal', version: 1 });
  });

  it('neither opens it nor brings an old password back when it knows no revisions, only versions', async () => {
    const saved = await world.publish(readingExam(locked));
    const stale = [
      { locked: false },
      { locked: false, password: '' },
      { locked: true, password: 'the old one' },
    ] as const;
    for (const lock of stale) {
      const body = { ...readingExam({ title: 'From before', ...lock }), base_versions: { '1': 1 } };
      const error = await refusal(update(saved.exam_id, body));
      expect(error).toMatchObject({ status: 409, code: 'version_conflict', issues: [{ path: 'base_versions.1' }] });
    }
    expect(await readEdit(firstSection(saved))).toMatchObject({ ...locked, title: 'The Canal' });
  });

  it('opens it when it says so and stands by itself, as the documented update does', async () => {
    const saved = await world.publish(readingExam(locked));
    await update(saved.exam_id, readingExam({ locked: false, password: null }));
    expect(await readEdit(firstSection(saved))).toMatchObject({ locked: false, password: null });
  });
});

describe('what an update does not say', () => {
  const whole = readingPart({ locked: true, password: 'sesame', time: 35 });

  it.each([
    ['title', 'Renamed', 'Renamed'],
    ['time', 40, 40],
    ['time', null, 35],
    ['explanation', '<p>New.</p>', '<p>New.</p>'],
    ['passage', '<p>New: harbour, hand, cotton.</p>', ['<p>New: harbour, hand, cotton.</p>']],
    ['locked', false, false],
    ['locked', null, true],
    ['password', 'another', 'another'],
    ['start_question_number', 1, undefined],
  ] as const)('is not changed by a new %s (%j) [D35]', async (field, value, expected) => {
    const saved = await world.publish({ description: 'A name of its own', reading: [whole] });
    const id = firstSection(saved);
    const before = await readEdit(id);
    await update(saved.exam_id, { reading: [{ part_number: 1, [field]: value }] });
    const { version: _version, revision: _revision, ...after } = await readEdit(id);
    const { version: _v, revision: _r, ...unchanged } = before;
    expect(after).toEqual(expected === undefined ? unchanged : { ...unchanged, [field]: expected });
    expect((await read(saved.exam_id)).description).toBe('A name of its own');
  });

  it('is the default where the part is new', async () => {
    const saved = await world.publish(readingExam());
    const { time: _time, locked: _locked, ...part } = readingPart({ part_number: 2 });
    const { sections } = await update(saved.exam_id, { reading: [part] });
    expect(await readEdit(firstSection({ sections }))).toMatchObject({ time: 20, locked: false, password: null });
  });
});

interface Change {
  /** Makes the change; the exam has two parts. */
  readonly make: (exam_id: string, ids: readonly string[]) => Promise<unknown>;
  /** The issues that the next save returns. */
  readonly told: readonly ErrorIssue[];
}

const [first, second] = fullReadingExam().reading ?? [];
const firstPart = (fields: object): ExamInput => ({ reading: [{ ...first, ...fields }] });
const TRUE_OR_FALSE = (number: number) => ({
  type: 'TFNG',
  questions: [{ number, question: 'It was dug by hand.', answer: 'TRUE' }],
});

const CHANGES: Readonly<Record<string, Change>> = {
  'a new text': {
    make: (id) => update(id, firstPart({ passage: '<p>Rewritten.</p>' })),
    told: [{ path: 'parts.1.content', message: 'The content of part 1 was changed.' }],
  },
  'another title': {
    make: (id) => update(id, firstPart({ title: 'Renamed' })),
    told: [{ path: 'parts.1.content', message: 'The content of part 1 was changed.' }],
  },
  'another start number': {
    make: (id) => update(id, firstPart({ groups: [TRUE_OR_FALSE(11)] })),
    told: [{ path: 'parts.1.content', message: 'The content of part 1 was changed.' }],
  },
  'a lock': {
    make: (id) => update(id, firstPart({ locked: true, password: 'sesame' })),
    told: [
      { path: 'parts.1.locked', message: 'Part 1 was locked.' },
      { path: 'parts.1.password', message: 'The password of part 1 was changed.' },
    ],
  },
  'a password that waits for a lock': {
    make: (id) => update(id, firstPart({ password: 'sesame' })),
    told: [{ path: 'parts.1.password', message: 'The password of part 1 was changed.' }],
  },
  'another description': {
    make: (id) => update(id, { ...firstPart({}), description: 'Another name' }),
    told: [{ path: 'description', message: 'The name of the test was changed.' }],
  },
  'another order': {
    make: (id, [one = '', two = '']) =>
      update(id, {
        reading: [
          { ...second, part_number: 1 },
          { ...first, part_number: 2 },
        ],
        section_ids: { '1': two, '2': one },
      }),
    told: [
      { path: 'parts.2.part_number', message: 'Part 2 became part 1.' },
      { path: 'parts.1.part_number', message: 'Part 1 became part 2.' },
    ],
  },
  'another part': {
    make: (id) => update(id, { reading: [{ ...first, part_number: 3 }] }),
    told: [{ path: 'parts.3', message: 'Part 3 was added.' }],
  },
  'the deletion of a part': {
    make: (id) => remove(id, { part_number: 2 }),
    told: [{ path: 'parts.2', message: 'Part 2 was deleted.' }],
  },
};

describe('the revision of a test', () => {
  it.each(Object.entries(CHANGES))('is moved by %s, and whoever saves from before is told [D35]', async (_, change) => {
    const { exam_id, sections, revision } = await publishFull();
    const before = await read(exam_id);
    expect([revision, before.revision, before.parts.map((part) => part.revision)]).toEqual([1, 1, [1, 1]]);
    await change.make(
      exam_id,
      sections.map(({ id }) => id),
    );
    const after = await read(exam_id);
    expect(after.revision).toBe(2);
    expect(after.parts.every((part) => part.revision === 2)).toBe(true);
    const refused = { status: 409, code: 'version_conflict', issues: change.told };
    expect(await refusal(update(exam_id, { ...firstPart({ title: 'From before' }), revision }))).toMatchObject(refused);
    expect(await refusal(remove(exam_id, { revision }))).toMatchObject(refused);
    expect(await refusal(remove(exam_id, { part_number: 1, revision }))).toMatchObject(refused);
    expect(await read(exam_id)).toEqual(after);
  });

  it('must be the one that was looked at, also when the one that is named comes true in the meantime', async () => {
    const { exam_id } = await publishFull();
    const builder = test.deps.db.transaction();
    const execute = builder.execute.bind(builder);
    vi.spyOn(builder, 'execute').mockImplementationOnce(async (work) => {
      await update(exam_id, firstPart({ title: 'Meanwhile' }));
      return execute(work);
    });
    const begun = vi.spyOn(test.deps.db, 'transaction').mockReturnValueOnce(builder);
    const error = await refusal(update(exam_id, { ...firstPart({ title: 'Ahead' }), revision: 2 }));
    begun.mockRestore();
    expect(error).toMatchObject({ status: 409, code: 'version_conflict' });
    expect((await read(exam_id)).revision).toBe(2);
  });

  it('stays where nothing is changed', async () => {
    const { exam_id } = await publishFull();
    const answer = await update(exam_id, { ...fullReadingExam(), revision: 1 });
    expect([answer.revision, (await read(exam_id)).revision]).toEqual([1, 1]);
  });

  it('is answered by a save and is what the next one is made from', async () => {
    const { exam_id, revision } = await publishFull();
    const one = await update(exam_id, { ...firstPart({ title: 'One' }), revision });
    const two = await update(exam_id, { ...firstPart({ title: 'Two' }), revision: one.revision });
    expect([revision, one.revision, two.revision]).toEqual([1, 2, 3]);
    await remove(exam_id, { part_number: 2, revision: two.revision });
    await remove(exam_id, { revision: 4 });
    await expect(read(exam_id)).rejects.toMatchObject({ status: 404 });
  });

  it('is in the administrators’ lists and at both addresses of a part, and nowhere for learners', async () => {
    const saved = await world.publish(readingExam());
    const id = firstSection(saved);
    await update(saved.exam_id, readingExam({ title: 'Changed' }));
    const params = { skill: 'reading' } as const;
    const { sections } = await world.admin.call('GET /api/exam/list/:skill', { params });
    expect(sections.find((section) => section.id === id)).toMatchObject({ revision: 2 });
    expect(await readEdit(id)).toMatchObject({ revision: 2 });
    const learners = await world.learner.call('GET /api/exam/list/:skill', { params });
    expect(learners.sections.find((section) => section.id === id)).not.toHaveProperty('revision');
    expect(await world.learner.call('GET /api/section/:id', { params: { id } })).not.toHaveProperty('revision');
  });

  it('names everything that several others have changed, each thing once', async () => {
    const { exam_id, revision } = await publishFull();
    await update(exam_id, firstPart({ title: 'One' }));
    await update(exam_id, { ...firstPart({ title: 'Two', locked: true, password: 'sesame' }) });
    await remove(exam_id, { part_number: 2 });
    const error = await refusal(update(exam_id, { ...firstPart({}), revision }));
    expect(error.issues.map(({ path }) => path)).toEqual([
      'parts.1.content',
      'parts.1.locked',
      'parts.1.password',
      'parts.2',
    ]);
  });

  it('tells apart what others have changed and what the same person has, in another tab', async () => {
    const { exam_id, revision } = await publishFull();
    await update(exam_id, firstPart({ title: 'One' }));
    const mine = await refusal(update(exam_id, { ...firstPart({}), revision }));
    expect(mine.message).toBe(
      'You have changed this test since you opened it here, perhaps in another tab. Load it again to see those changes.',
    );
  });

  it('that the server never had is refused', async () => {
    const { exam_id } = await publishFull();
    for (const revision of [0, 2, 2_147_483_648])
      await expect(update(exam_id, { ...firstPart({}), revision })).rejects.toMatchObject({ status: 409 });
  });

  it('lets only one of three saves from the same one through', async () => {
    const { exam_id, revision } = await publishFull();
    const saves = ['One', 'Two', 'Three'].map((title) => update(exam_id, { ...firstPart({ title }), revision }));
    const outcomes = await Promise.allSettled(saves);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect((await read(exam_id)).revision).toBe(2);
  });
});
