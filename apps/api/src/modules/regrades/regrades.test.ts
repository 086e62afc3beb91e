import type { AnswersBody } from '@bandwise/api-contract/learner';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContentWorld, type ContentWorld } from '../../testing/content/content-makers.ts';
import { readingExam, READING_TOTAL, RIGHT_ANSWERS } from '../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
let world: ContentWorld;
let id: string;

beforeEach(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
  id = await world.section(readingExam());
});

const sit = (answers: AnswersBody, client: TestClient = world.learner) =>
  client.call('POST /api/user/save-result', { body: { sectionID: id, answers: { ...RIGHT_ANSWERS, ...answers } } });
const regrade = (body: object) =>
  world.admin.call('POST /api/section/:id/regrade', {
    params: { id },
    // The parsing by the route's schema is tested here, too.
    body: { reason: 'The text says dock, too.', ...body } as { question: string; reason: string; answers: string[] },
  });
const dryRun = (body: object) => regrade({ ...body, dryRun: true });
const undo = (regradeId: string | null, client = world.admin) =>
  client.call('POST /api/regrade/:id/undo', { params: { id: regradeId ?? '' }, body: { reason: 'By mistake.' } });
const review = (attemptId: string, client: TestClient = world.learner) =>
  client.call('GET /api/attempt/:id', { params: { id: attemptId } });

/** Everything that is stored of attempts, and of what exams of sittings came to. */
async function stored() {
  const attempts = await sql<{ row: string }>`select a::text as row from attempts a order by id`.execute(test.deps.db);
  const sittings = await sql<{ row: string }>`select results::text as row from sittings order by id`.execute(
    test.deps.db,
  );
  return [...attempts.rows, ...sittings.rows].map(({ row }) => row);
}

const DOCK = { question: '5', accept: 'dock' };

describe('accepting an answer', () => {
  it('says first whose marks would change, and changes nothing [D64]', async () => {
    const other = await world.newLearner();
    await sit({ '5': 'dock' });
    await sit({ '5': 'dock', '1': 'TRUE' });
    await sit({ '5': 'quay' }, other);
    const before = await stored();
    const said = await dryRun(DOCK);
    expect(said).toMatchObject({
      id: null,
      question: '5',
      answers_before: ['harbour', 'harbor'],
      answers_after: ['harbour', 'harbor', 'dock'],
      version_before: 1,
      version_after: 2,
      sums: { examined: 3, left_out: 0, gained: 2, lost: 0, learners_gaining: 1, learners_losing: 0 },
    });
    expect(said.rows.map(({ marks_before, marks_after, given }) => [marks_before, marks_after, given])).toEqual([
      [READING_TOTAL - 2, READING_TOTAL - 1, ['dock']],
      [READING_TOTAL - 1, READING_TOTAL, ['dock']],
    ]);
    expect(await stored()).toEqual(before);
    expect((await world.admin.call('GET /api/regrade', { query: { section: id } })).total).toBe(0);
  });

  it('gives everybody who wrote it the mark, by a new version of the section [D65]', async () => {
    const { attemptID } = await sit({ '5': 'dock' });
    const { rows, ...said } = await dryRun(DOCK);
    const { rows: changed, ...done } = await regrade(DOCK);
    expect({ ...done, made_at: '', id: '', reason: '', may_undo: null }).toEqual({
      ...said,
      made_at: '',
      id: '',
      reason: '',
      may_undo: null,
    });
    expect(changed).toEqual(rows);
    expect(done).toMatchObject({ may_undo: true, undone: null, reason: 'The text says dock, too.' });
    const { result, attempt } = await review(attemptID);
    expect(attempt.version).toBe(1);
    expect(result).toMatchObject({ correctCount: READING_TOTAL, total: READING_TOTAL });
    expect(result?.verdicts.find(({ number }) => number === 5)).toMatchObject({ marks: 1, reason: 'exact' });
    expect(result?.corrections).toMatchObject([
      { before: READING_TOTAL - 1, after: READING_TOTAL, reason: 'The text says dock, too.', isUndo: false },
    ]);
    expect(result?.keys.find(({ number }) => number === 5)?.answers).toEqual(['harbour', 'harbor', 'dock']);
    const edited = await world.admin.call('GET /api/section/:id?view=edit', {
      params: { id },
      query: { view: 'edit' },
    });
    expect(edited.version).toBe(2);
    expect((await sit({ '5': 'dock' }, await world.newLearner())).correctCount).toBe(READING_TOTAL);
  });

  it('is shown to who has just submitted, in the process where they did', async () => {
    const { id: attemptID } = await world.learner.call('POST /api/attempt', { body: { sectionID: id } });
    const body = { sectionID: id, attemptID, answers: { ...RIGHT_ANSWERS, '5': 'dock' } };
    await world.learner.call('POST /api/user/save-result', { body });
    const marks = async () => (await review(attemptID)).result?.correctCount;
    expect(await marks()).toBe(READING_TOTAL - 1);
    const { id: regradeId } = await regrade(DOCK);
    expect(await marks()).toBe(READING_TOTAL);
    await undo(regradeId);
    expect(await marks()).toBe(READING_TOTAL - 1);
  });

  it('is in what the file of the test is written from [D71]', async () => {
    await regrade(DOCK);
    const { exam_id } = await world.admin.call('GET /api/section/:id?view=edit', {
      params: { id },
      query: { view: 'edit' },
    });
    const { parts } = await world.admin.call('GET /api/exam/:exam_id', { params: { exam_id } });
    const questions = parts.flatMap(({ groups }) => groups.flatMap((group) => group.questions));
    expect(questions.find(({ number }) => number === 5)?.answers).toEqual(['harbour', 'harbor', 'dock']);
  });

  it('done twice is done once [D64]', async () => {
    await sit({ '5': 'dock' });
    await regrade(DOCK);
    const once = await stored();
    expect(await dryRun(DOCK)).toMatchObject({ version_before: 2, version_after: 2, sums: { gained: 0, reworded: 0 } });
    expect(await refusalOf(regrade(DOCK))).toMatchObject({ status: 422, code: 'validation_failed' });
    expect(await stored()).toEqual(once);
  });

  it('is refused where it is none, and says why', async () => {
    await sit({});
    expect(await refusalOf(dryRun({ question: '77', accept: 'dock' }))).toMatchObject({ status: 422 });
    expect(await refusalOf(dryRun({ question: '1', accept: 'TRUE' }))).toMatchObject({ status: 422 });
    expect(await refusalOf(dryRun({ question: '3', answers: ['coal'] }))).toMatchObject({ status: 422 });
    expect(await refusalOf(dryRun({ question: '2', answers: ['a canal'] }))).toMatchObject({
      status: 422,
      code: 'not_publishable',
    });
    expect(await refusalOf(regrade({ ...DOCK, reason: ' ' }))).toMatchObject({ status: 422 });
    expect(await refusalOf(regrade({ ...DOCK, answers: ['dock'] }))).toMatchObject({ status: 422 });
    expect(await refusalOf(regrade({ ...DOCK, version: 7 }))).toMatchObject({ status: 409, code: 'version_conflict' });
  });

  it('is done once however often the call is repeated', async () => {
    await sit({ '5': 'dock' });
    const call = () =>
      world.admin.call(
        'POST /api/section/:id/regrade',
        { params: { id }, body: { question: '5', accept: 'dock', reason: 'Both.' } },
        { headers: { 'idempotency-key': 'the same' } },
      );
    const first = await call();
    expect(await call()).toEqual(first);
  });
});

describe('correcting a key', () => {
  it.each([
    ['a choice', { question: '2', answers: ['a bridge'] }, { '2': 'a bridge' }],
    ['a statement', { question: '1', answers: ['TRUE'] }, { '1': 'TRUE' }],
    ['ticks', { question: '3', answers: ['coal', 'tea'] }, { '3': ['coal', 'tea'] }],
    ['a row of a table', { question: '6', answers: ['C'] }, { '6': 'C' }],
    ['what is dragged', { question: '7', answers: ['river'] }, { '7': 'river' }],
    ['a list', { question: '8', answers: ['1801'] }, { '8': '1801' }],
    ['one of two blanks of a number', { question: '9-2', answers: ['wool'] }, { '9-2': 'wool' }],
  ])('of %s gives and takes marks, and never more than the total', async (_, change, answers) => {
    const gains = await sit(answers);
    const other = await world.newLearner();
    const loses = await sit({}, other);
    const done = await regrade(change);
    expect(done.sums).toMatchObject({ gained: 1, lost: 1, learners_gaining: 1, learners_losing: 1 });
    expect((await review(gains.attemptID)).result?.correctCount).toBe(READING_TOTAL);
    expect((await review(loses.attemptID, other)).result?.correctCount).toBe(READING_TOTAL - 1);
  });

  it('that the editor has published already corrects earlier results too, without another version', async () => {
    const { attemptID } = await sit({ '5': 'dock' });
    const accepting = readingExam();
    const question = accepting.reading?.[0]?.groups?.[3]?.questions[0];
    Object.assign(question ?? {}, { answer: ['harbour', 'harbor', 'dock'] });
    const { exam_id } = await world.admin.call('GET /api/section/:id?view=edit', {
      params: { id },
      query: { view: 'edit' },
    });
    await world.admin.call('PUT /api/exam/:exam_id', {
      params: { exam_id },
      body: accepting,
    });
    const change = { question: '5', answers: ['harbour', 'harbor', 'dock'] };
    expect(await dryRun(change)).toMatchObject({ version_before: 2, version_after: 2, sums: { gained: 1 } });
    const { id: made } = await regrade(change);
    expect((await review(attemptID)).result?.correctCount).toBe(READING_TOTAL);
    await undo(made);
    expect((await review(attemptID)).result?.correctCount).toBe(READING_TOTAL - 1);
    // The key that its author wrote stays.
    expect((await sit({ '5': 'dock' }, await world.newLearner())).correctCount).toBe(READING_TOTAL);
  });
});

describe('attempts on older versions', () => {
  const groupsWith = (paragraph: string) => {
    const groups = readingExam().reading?.[0]?.groups ?? [];
    for (const group of groups) if (group.type === 'FILL_BLANKS') Object.assign(group, { paragraph });
    return groups;
  };
  const publish = async (fields: object) => {
    const { exam_id } = await world.admin.call('GET /api/section/:id?view=edit', {
      params: { id },
      query: { view: 'edit' },
    });
    await world.admin.call('PUT /api/exam/:exam_id', { params: { exam_id }, body: readingExam(fields) });
  };

  it('are regraded where the question was the same, and keep their content', async () => {
    const { attemptID } = await sit({ '5': 'dock' });
    await publish({ title: 'The Canal, anew' });
    expect((await regrade(DOCK)).sums).toMatchObject({ examined: 1, left_out: 0, gained: 1 });
    const { section, attempt, result } = await review(attemptID);
    expect([section.title, attempt.version, result?.correctCount]).toEqual(['The Canal', 1, READING_TOTAL]);
  });

  it('are left alone where it asked something else', async () => {
    const { attemptID } = await sit({ '5': 'dock' });
    await publish({ groups: groupsWith('<p>Goods left the {5} by road. It was dug by {9-1} from {9-2}.</p>') });
    expect((await regrade(DOCK)).sums).toMatchObject({ examined: 0, left_out: 1, gained: 0 });
    expect((await review(attemptID)).result?.correctCount).toBe(READING_TOTAL - 1);
  });

  it('that are under way are marked by the key that was corrected', async () => {
    const { id: attemptID } = await world.learner.call('POST /api/attempt', { body: { sectionID: id } });
    expect((await regrade(DOCK)).sums).toMatchObject({ examined: 0, under_way: 1 });
    const result = await world.learner.call('POST /api/user/save-result', {
      body: { sectionID: id, attemptID, answers: { ...RIGHT_ANSWERS, '5': 'dock' } },
    });
    expect(result.correctCount).toBe(READING_TOTAL);
  });
});

describe('undoing a regrade', () => {
  it('restores every result byte for byte [D64]', async () => {
    const other = await world.newLearner();
    await sit({ '5': 'dock' });
    await sit({ '5': 'quay', '9-1': 'hands' }, other);
    await sit({}, other);
    const before = await stored();
    const { id: made } = await regrade({ question: '5', answers: ['dock'] });
    expect(await stored()).not.toEqual(before);
    const undone = await undo(made);
    expect(undone).toMatchObject({ may_undo: false, undone: { reason: 'By mistake.', by: 'Ada No1' } });
    expect(await stored()).toEqual(before);
    expect((await sit({ '5': 'dock' }, await world.newLearner())).correctCount).toBe(READING_TOTAL - 1);
  });

  it('marks what was submitted since by the key from before', async () => {
    const { id: made } = await regrade(DOCK);
    const { attemptID, correctCount } = await sit({ '5': 'dock' });
    expect(correctCount).toBe(READING_TOTAL);
    await undo(made);
    const { result } = await review(attemptID);
    expect(result?.correctCount).toBe(READING_TOTAL - 1);
    expect(result?.keys.find(({ number }) => number === 5)?.answers).toEqual(['harbour', 'harbor']);
  });

  it('goes backwards through several, and can be followed by another', async () => {
    await sit({ '5': 'dock', '9-1': 'spade', '9-2': 'coal' });
    const states = [await stored()];
    const made: (string | null)[] = [];
    for (const change of [DOCK, { question: '9-1', accept: 'spade' }, { question: '9-2', accept: 'coal' }]) {
      made.push((await regrade(change)).id);
      states.push(await stored());
    }
    expect(await refusalOf(undo(made[0] ?? null))).toMatchObject({ status: 409, code: 'version_conflict' });
    for (const at of [2, 1, 0]) {
      await undo(made[at] ?? null);
      expect(await stored()).toEqual(states[at]);
    }
    expect(await refusalOf(undo(made[0] ?? null))).toMatchObject({ status: 409, code: 'version_conflict' });
    await regrade(DOCK);
    const { regrades, total } = await world.admin.call('GET /api/regrade', { query: { section: id } });
    expect(total).toBe(4);
    expect(regrades.map(({ may_undo, undone }) => [may_undo, undone !== null])).toEqual([
      [true, false],
      [false, true],
      [false, true],
      [false, true],
    ]);
  });
});

describe('a question that everybody gets the mark for', () => {
  const VOID = { question: '5', void: true };

  it('gives it for every answer and for none, now and later, and takes no mark from anybody [D121]', async () => {
    const others = [await world.newLearner(), await world.newLearner()] as const;
    const wrong = await sit({ '5': 'quay' });
    const blank = await sit({ '5': '' }, others[0]);
    const right = await sit({}, others[1]);
    expect(await dryRun(VOID)).toMatchObject({
      void_before: false,
      void_after: true,
      answers_after: ['harbour', 'harbor'],
      sums: { examined: 3, gained: 2, lost: 0, reworded: 1 },
    });
    await regrade(VOID);
    for (const [client, { attemptID }] of [
      [world.learner, wrong],
      [others[0], blank],
      [others[1], right],
    ] as const) {
      const { result } = await review(attemptID, client);
      expect(result).toMatchObject({ correctCount: READING_TOTAL, total: READING_TOTAL });
      expect(result?.verdicts.find(({ number }) => number === 5)).toMatchObject({
        marks: 1,
        correct: true,
        reason: 'void',
      });
      expect(result?.keys.find(({ number }) => number === 5)?.void).toBe(true);
    }
    const later = await sit({ '5': 'anything' }, await world.newLearner());
    expect(later.correctCount).toBe(READING_TOTAL);
  });

  it('is void in the part, too, and stays so when its author publishes it again', async () => {
    await regrade(VOID);
    const edited = await world.admin.call('GET /api/section/:id?view=edit', {
      params: { id },
      query: { view: 'edit' },
    });
    const question = edited.groups.flatMap(({ questions }) => questions).find(({ number }) => number === 5);
    expect(question).toMatchObject({ void: true, answers: ['harbour', 'harbor'] });
    await world.admin.call('PUT /api/exam/:exam_id', {
      params: { exam_id: edited.exam_id },
      body: {
        ...readingExam({ groups: edited.groups, title: 'Another title' }),
        revision: edited.revision,
      },
    });
    const later = await sit({ '5': 'anything' }, await world.newLearner());
    expect(later.correctCount).toBe(READING_TOTAL);
  });

  it('counts again once it is undone', async () => {
    const { attemptID } = await sit({ '5': 'quay' });
    const before = await stored();
    const { id: regradeId } = await regrade(VOID);
    const later = await sit({ '5': 'quay' }, await world.newLearner());
    expect(later.correctCount).toBe(READING_TOTAL);
    await undo(regradeId);
    expect((await stored()).filter((row) => before.includes(row))).toHaveLength(before.length);
    expect((await review(attemptID)).result?.correctCount).toBe(READING_TOTAL - 1);
    expect((await sit({ '5': 'quay' }, await world.newLearner())).correctCount).toBe(READING_TOTAL - 1);
  });

  it('keeps the mark for everybody when another answer is accepted', async () => {
    const { attemptID } = await sit({ '5': 'quay' });
    await regrade(VOID);
    await regrade(DOCK);
    expect((await review(attemptID)).result?.correctCount).toBe(READING_TOTAL);
  });
});

describe('a key that counts beside the earlier one', () => {
  const keyOf = async (number: number) => {
    const edited = await world.admin.call('GET /api/section/:id?view=edit', {
      params: { id },
      query: { view: 'edit' },
    });
    return edited.groups.flatMap(({ questions }) => questions).find((question) => question.number === number);
  };

  it('gives the mark for both answers of a choice, and takes none [D121]', async () => {
    const [other, third] = [await world.newLearner(), await world.newLearner()];
    const [trueKey] = (await keyOf(1))?.answers ?? [];
    const otherKey = trueKey === 'FALSE' ? 'TRUE' : 'FALSE';
    const early = await sit({});
    const corrected = await sit({ '1': otherKey }, other);
    const wrong = await sit({ '1': 'NOT GIVEN' }, third);
    const said = await dryRun({ question: '1', answers: [otherKey], keepsOld: true });
    expect(said).toMatchObject({ answers_after: [otherKey], others_after: [[trueKey]], sums: { gained: 1, lost: 0 } });
    await regrade({ question: '1', answers: [otherKey], keepsOld: true });
    expect((await review(early.attemptID)).result?.correctCount).toBe(READING_TOTAL);
    expect((await review(corrected.attemptID, other)).result?.correctCount).toBe(READING_TOTAL);
    expect((await review(wrong.attemptID, third)).result?.correctCount).toBe(READING_TOTAL - 1);
    expect((await review(early.attemptID)).result?.keys.find(({ number }) => number === 1)).toMatchObject({
      answers: [otherKey],
      also_accepted: [[trueKey]],
    });
  });

  it('is one more line of a typed key', async () => {
    const { attemptID } = await sit({ '5': 'harbour' });
    await regrade({ question: '5', answers: ['dock'], keepsOld: true });
    expect(await keyOf(5)).toMatchObject({ answers: ['dock', 'harbour', 'harbor'] });
    expect((await review(attemptID)).result?.correctCount).toBe(READING_TOTAL);
  });

  it('keeps of each version the key that it was marked by', async () => {
    const [first, second] = [await world.newLearner(), await world.newLearner()];
    const byFirst = await sit({ '5': 'harbour' }, first);
    await regrade({ question: '5', answers: ['dock'], keepsOld: true });
    const bySecond = await sit({ '5': 'dock' }, second);
    await regrade({ question: '5', answers: ['pier'], keepsOld: true });
    expect((await review(byFirst.attemptID, first)).result?.correctCount).toBe(READING_TOTAL);
    expect((await review(bySecond.attemptID, second)).result?.correctCount).toBe(READING_TOTAL);
  });

  it.each([
    [{ question: '5', void: true, accept: 'dock' }],
    [{ question: '5', void: true, answers: ['dock'] }],
    [{ question: '5' }],
    [{ question: '5', void: false, answers: ['dock'], accept: 'pier' }],
  ])('is refused beside another wish: %j', async (body) => {
    expect(await refusalOf(regrade(body))).toMatchObject({ status: 422 });
  });
});
