import { repeats } from '@bandwise/config/main-tests';
import type { AttemptChanges } from '@bandwise/api-contract/learner';
import { array, assert, asyncProperty, constant, constantFrom, integer, oneof, record } from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createContentWorld, type ContentWorld } from '../../testing/content/content-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { readingExam, RIGHT_ANSWERS } from '../../testing/content/sample-exams.ts';
import { Caches } from '../../platform/cache/caches.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createSections } from '../sections/sections.ts';
import { createAttemptContext } from './attempt-context.ts';
import type { AttemptStore } from './attempt-store.ts';
import { startAttempt } from './attempts.service.ts';

let test: TestApp;
let world: ContentWorld;
let beside: TestApp;
let sectionID: string;

beforeAll(async () => {
  test = await createTestApp();
  beside = await createTestApp({ beside: test });
  world = await createContentWorld(test);
  sectionID = await world.section(readingExam());
});

type Answers = Record<string, string | string[]>;
interface Submission {
  readonly answers: Answers;
  readonly changes?: AttemptChanges;
  readonly attemptID?: string;
}

/** One learner on two devices, whose calls reach two processes. */
async function twoDevices(): Promise<readonly [TestClient, TestClient]> {
  const learner = await test.make.learner();
  return [await test.signIn(learner), await beside.signIn(learner)];
}

const submit = (client: TestClient, body: Submission) =>
  client.call('POST /api/user/save-result', { body: { sectionID, ...body } });
const start = (client: TestClient, restart = false) =>
  client.call('POST /api/attempt', { body: { sectionID, restart } });
const save = (client: TestClient, id: string, changes: AttemptChanges) =>
  client.call('PATCH /api/attempt/:id', { params: { id }, body: { changes } });
/** The detail without the time of the request. */
const detailOf = async (client: TestClient, id: string) => {
  const { attempt, ...others } = await detail(client, id);
  return { ...others, attempt: { ...attempt, now: '' } };
};
const detail = (client: TestClient, id: string) => client.call('GET /api/attempt/:id', { params: { id } });
const history = async (client: TestClient) =>
  (await client.call('GET /api/attempt', { query: { sectionID, limit: 100 } })).attempts;
const clock = () => Date.now() - 60_000;
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

describe('without its id', () => {
  it('an open attempt submitted fifty times, five at once, is one result', async () => {
    const devices = await twoDevices();
    const { id } = await start(devices[0]);
    const lanes = await times(5, async (lane) => {
      const answered = [];
      for (let count = 0; count < 10; count += 1)
        answered.push(await submit(devices[lane % 2 ? 1 : 0], { answers: { '1': 'FALSE' } }));
      return answered;
    });
    const results = lanes.flat();
    for (const result of results) expect(result).toEqual(results[0]);
    expect(results[0]).toMatchObject({ attemptID: id, correctCount: 1 });
    expect(await history(devices[0])).toHaveLength(1);
  });

  it('a test that was never begun, submitted fifty times at once, is one result', async () => {
    const devices = await twoDevices();
    const results = await times(50, (index) => submit(devices[index % 2 ? 1 : 0], { answers: RIGHT_ANSWERS }));
    for (const result of results) expect(result).toEqual(results[0]);
    expect(await history(devices[0])).toHaveLength(1);
  });

  it('a report sent fifty times at once is one result', async () => {
    const devices = await twoDevices();
    const results = await times(50, (index) =>
      devices[index % 2 ? 1 : 0].call('POST /api/user/save-result', { body: { sectionID, correctCount: 3, total: 9 } }),
    );
    for (const result of results) expect(result).toEqual(results[0]);
    expect(await history(devices[0])).toHaveLength(1);
  });

  it('equal answers are the same submission for a minute, and other answers never', async () => {
    const [client] = await twoDevices();
    const now = new Date();
    test.clock.set(now);
    const first = await submit(client, { answers: { '1': 'FALSE' } });
    const other = await submit(client, { answers: { '1': 'TRUE' } });
    test.clock.advance({ seconds: 50 });
    expect(await submit(client, { answers: { '1': 'FALSE' } })).toEqual(first);
    test.clock.advance({ seconds: 15 });
    const later = await submit(client, { answers: { '1': 'FALSE' } });
    expect(new Set([first, other, later].map(({ attemptID }) => attemptID)).size).toBe(3);
    expect(await history(client)).toHaveLength(3);
    test.clock.set(new Date());
  });
});

describe('answers other than those of a result of the last minute', () => {
  const ids = (results: readonly { readonly attemptID: string | null }[]) =>
    new Set(results.map(({ attemptID }) => attemptID)).size;

  it('are a result of their own, also when that one holds them all', async () => {
    const [client] = await twoDevices();
    const { id } = await start(client);
    const first = await submit(client, { attemptID: id, answers: { '1': 'FALSE', '2': 'a lock' } });
    const none = await submit(client, { answers: {} });
    const one = await submit(client, { answers: { '1': 'FALSE' } });
    expect(none).toMatchObject({ correctCount: 0 });
    expect(ids([first, none, one])).toBe(3);
    expect(await history(client)).toHaveLength(3);
  });

  it('are so also when what was sent with it had been saved before', async () => {
    const [client] = await twoDevices();
    const { id } = await start(client);
    await save(client, id, { '1': { value: 'FALSE', at: clock() }, '2': { value: 'a lock', at: clock() } });
    const answers = { '1': 'FALSE', '2': 'a lock' };
    const first = await submit(client, { attemptID: id, answers });
    const one = await submit(client, { answers: { '1': 'FALSE' } });
    expect(ids([first, one, await submit(client, { answers })])).toBe(2);
  });

  it('are not those that were sent and then merged, nor those that the merge made', async () => {
    const [here, there] = await twoDevices();
    const { id } = await start(here);
    await save(there, id, { '5': { value: 'harbour', at: clock() } });
    const first = await submit(here, { answers: { '2': 'a lock', '1': 'FALSE' } });
    expect(first.attemptID).toBe(id);
    expect(await submit(there, { answers: { '1': 'FALSE', '2': 'a lock' } })).toEqual(first);
    expect(await submit(there, { answers: { '1': 'FALSE', '2': 'a lock', '5': 'harbour' } })).toEqual(first);
    expect(await history(here)).toHaveLength(1);
  });
});

describe('a submission', () => {
  it('keeps what another device has saved for other questions', async () => {
    const [here, there] = await twoDevices();
    const { id } = await start(here);
    await save(there, id, { '5': { value: 'harbour', at: clock() } });
    expect(await submit(here, { attemptID: id, answers: { '1': 'FALSE' } })).toMatchObject({ correctCount: 2 });
    expect((await detail(here, id)).attempt.answers).toEqual({ '1': 'FALSE', '5': 'harbour' });
  });

  it('takes, of one question, what was typed last, and clears what was cleared last', async () => {
    const [here, there] = await twoDevices();
    const { id } = await start(here);
    const at = clock();
    await save(there, id, {
      '1': { value: 'FALSE', at: at + 2 },
      '2': { value: 'a lock', at: at + 1 },
      '5': { value: 'harbour', at: at + 1 },
    });
    const changes: AttemptChanges = {
      '1': { value: 'TRUE', at: at + 1 },
      '2': { value: null, at: at + 2 },
      '5': { value: 'port', at: at + 2 },
    };
    await submit(here, { attemptID: id, answers: { '1': 'TRUE', '5': 'port' }, changes });
    expect((await detail(here, id)).attempt.answers).toEqual({ '1': 'FALSE', '5': 'port' });
  });

  it('without times counts as typed now', async () => {
    const [here, there] = await twoDevices();
    const { id } = await start(here);
    await save(there, id, { '1': { value: 'TRUE', at: clock() } });
    await submit(here, { attemptID: id, answers: { '1': 'FALSE' } });
    expect((await detail(here, id)).attempt.answers).toEqual({ '1': 'FALSE' });
  });
});

describe('an attempt that another tab has started over in the meantime', () => {
  it('is submitted all the same, once, with what was saved of it, and leaves the new one alone', async () => {
    const [here, there] = await twoDevices();
    const { id } = await start(here);
    await save(here, id, { '5': { value: 'harbour', at: clock() } });
    const anew = await start(there, true);
    const results = await times(10, (index) =>
      submit(index % 2 ? here : there, { attemptID: id, answers: { '1': 'FALSE' } }),
    );
    for (const result of results) expect(result).toEqual(results[0]);
    expect(results[0]).toMatchObject({ attemptID: id, correctCount: 2 });
    expect(new Map((await history(here)).map((attempt) => [attempt.id, attempt.status]))).toEqual(
      new Map([
        [id, 'submitted'],
        [anew.id, 'in_progress'],
      ]),
    );
  });

  it('is marked on its own version and by its own clock', async () => {
    const [here] = await twoDevices();
    const { id } = await start(here);
    await save(here, id, { '1': { value: 'FALSE', at: clock() } });
    await start(here, true);
    test.clock.advance({ minutes: 25 });
    const late = await submit(here, { attemptID: id, answers: RIGHT_ANSWERS });
    expect(late).toMatchObject({ attemptID: id, correctCount: 1 });
    test.clock.set(new Date());
  });

  it('costs nothing where it was only looked at and nothing is sent, in time or late [D34]', async () => {
    const [here, there] = await twoDevices();
    for (const minutes of [5, 20]) {
      const { id } = await start(here);
      const anew = await start(there, true);
      test.clock.advance({ minutes });
      const nothing = submit(here, { attemptID: id, answers: {}, changes: {} });
      await expect(nothing).rejects.toMatchObject({ status: 409, code: 'attempt_closed' });
      expect(await history(here)).toMatchObject([{ id: anew.id, status: 'in_progress' }]);
    }
    test.clock.set(new Date());
  });

  it('is submitted with what was typed into it, also where the server had none of that', async () => {
    const [here, there] = await twoDevices();
    const { id } = await start(here);
    await start(there, true);
    expect(await submit(here, { attemptID: id, answers: { '1': 'FALSE' } })).toMatchObject({ correctCount: 1 });
    const cleared = await start(here);
    await save(here, cleared.id, { '1': { value: 'FALSE', at: clock() } });
    await save(here, cleared.id, { '1': { value: null, at: clock() } });
    await start(there, true);
    expect(await submit(here, { attemptID: cleared.id, answers: {} })).toMatchObject({ correctCount: 0 });
  });

  it("is not another learner's to submit, nor another section's", async () => {
    const [here] = await twoDevices();
    const { id } = await start(here);
    await start(here, true);
    const [stranger] = await twoDevices();
    await expect(submit(stranger, { attemptID: id, answers: {} })).rejects.toMatchObject({ status: 404 });
    const body = { sectionID: await world.section(readingExam()), attemptID: id, answers: {} };
    await expect(here.call('POST /api/user/save-result', { body })).rejects.toMatchObject({ status: 404 });
    await expect(submit(here, { attemptID: crypto.randomUUID(), answers: {} })).rejects.toMatchObject({ status: 404 });
  });

  it.each([true, false])('does not keep a tab from its own start (over: %s), however often', async (restart) => {
    const learner = await test.make.learner();
    const [here, there] = [await test.signIn(learner), await beside.signIn(learner)];
    const { id: old } = await start(there);
    const deps = { ...test.deps, caches: new Caches() };
    const context = createAttemptContext(deps, { sections: createSections(deps), findViewer: async () => null });
    const begin: AttemptStore['begin'] = async (wanted) => {
      const found = await context.attempts.begin(wanted);
      await start(there, true);
      return found;
    };
    const busy = { ...context, attempts: { ...context.attempts, begin } };
    const visitor = { caller: null, grant: null };
    const { id } = await startAttempt(busy, { userId: learner.id, visitor, sectionID, restart });
    expect(id).not.toBe(old);
    expect(await submit(here, { attemptID: id, answers: { '1': 'FALSE' } })).toMatchObject({ attemptID: id });
  });

  it('is never a 404, however many tabs start over and submit at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const devices = await twoDevices();
      const client = (index: number) => devices[index % 2 ? 1 : 0];
      await start(devices[0]);
      const results = await times(12, async (index) => {
        const { id } = await start(client(index), index % 3 > 0);
        const { attemptID } = await submit(client(index + 1), { attemptID: id, answers: { '1': 'FALSE' } });
        return { id, attemptID };
      });
      for (const { id, attemptID } of results) expect(attemptID).toBe(id);
      const ids = new Set(results.map(({ id }) => id));
      const submitted = (await history(devices[0])).filter(({ status }) => status === 'submitted');
      expect(new Set(submitted.map(({ id }) => id))).toEqual(ids);
    }
  });
});

describe('whatever two devices do at once', () => {
  const address = constantFrom('1', '2', '5', '6');
  const device = constantFrom(0 as const, 1 as const);
  const step = oneof(
    record({ kind: constant('save' as const), device, address, at: integer({ min: 1, max: 1000 }) }),
    record({ kind: constant('submit' as const), device, address, at: integer({ min: 1, max: 1000 }) }),
    record({ kind: constant('submit without id' as const), device, address, at: integer({ min: 1, max: 1000 }) }),
  );

  it('an attempt has one result, which marks its stored answers and misses nothing that was typed later', async () => {
    const law = asyncProperty(array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
      const devices = await twoDevices();
      const { id } = await start(devices[0]);
      const base = clock();
      // The value tells when it was typed: of two typed in the same instant either may stay.
      const typed = ({ address, at }: (typeof steps)[number]): AttemptChanges => ({
        [address]: { value: `typed ${at}`, at: base + at },
      });
      const done = await Promise.all(
        steps.map(async (one) => {
          const client = devices[one.device];
          const changes = typed(one);
          if (one.kind === 'save') {
            return save(client, id, changes).then(
              () => ({ one, taken: true, result: null }),
              () => ({ one, taken: false, result: null }),
            );
          }
          const attempt = one.kind === 'submit' ? { attemptID: id } : {};
          return { one, taken: false, result: await submit(client, { answers: {}, changes, ...attempt }) };
        }),
      );
      const last = await submit(devices[0], { attemptID: id, answers: {}, changes: {} });
      const { attempt, result } = await detail(devices[1], id);
      expect(await history(devices[1])).toHaveLength(1);
      expect(result).toEqual(last);
      for (const { result: answered } of done.filter(({ one }) => one.kind === 'submit'))
        expect(answered).toEqual(last);
      expect(last.correctCount).toBe(last.verdicts.reduce((sum, { marks }) => sum + marks, 0));
      const shown = last.verdicts.filter(({ number }) => ['1', '2', '5', '6'].includes(String(number)));
      for (const { number, given } of shown) expect(given.join()).toBe([attempt.answers[number] ?? []].flat().join());
      for (const { one, taken } of done.filter((each) => each.taken)) {
        const stored = Number(/\d+/.exec(String(attempt.answers[one.address]))?.[0] ?? 0);
        expect([taken, stored]).toEqual([true, Math.max(stored, one.at)]);
      }
    });
    await assert(law, { numRuns: repeats(8, 25), seed: 20261122 });
  }, 60_000);
});

it('shows a result where it was submitted as everywhere else', async () => {
  const [here, elsewhere] = await twoDevices();
  const { id } = await start(here);
  await save(here, id, { '1': { value: 'TRUE', at: test.deps.now().getTime() } });
  await submit(here, { attemptID: id, answers: RIGHT_ANSWERS });
  const shown = await detailOf(here, id);
  expect(shown).toMatchObject({ attempt: { status: 'submitted', answers: RIGHT_ANSWERS }, result: { success: true } });
  expect(shown).toEqual(await detailOf(elsewhere, id));
  const stranger = await test.signIn(await test.make.learner());
  await expect(detail(stranger, id)).rejects.toMatchObject({ status: 404 });
});
