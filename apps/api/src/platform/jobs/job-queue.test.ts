import { sql } from 'kysely';
import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { prepareJobs } from '../../testing/prepare-jobs.ts';
import { makeDue } from '../../testing/make-due.ts';
import { clockFrom, type Job, type Timed } from './job.ts';
import { JobQueue } from './job-queue.ts';

interface Work {
  readonly done: string[];
}

interface Letter {
  readonly to: string;
  readonly round?: number;
}

let refusals = 0;
const post: Job<Work, Letter> = {
  name: 'post-letter',
  schedule: null,
  retries: { most: 2, seconds: 60 },
  limitSeconds: 30,
  pollSeconds: 0.5,
  run: async ({ done }, { to }) => {
    if (refusals > 0) {
      refusals -= 1;
      throw new Error('No stamps');
    }
    done.push(to);
  },
};
const tidy: Job<Work> = {
  name: 'tidy',
  schedule: '5 4 * * *',
  runsAtStart: true,
  retries: { most: 0, seconds: 60 },
  limitSeconds: 30,
  pollSeconds: 0.5,
  run: async ({ done }) => void done.push('tidied'),
};
const ring: Job<Work, Timed> = {
  name: 'ring',
  schedule: null,
  retries: { most: 0, seconds: 60 },
  limitSeconds: 30,
  pollSeconds: 0.5,
  run: async ({ done }, { at = '' }) => void done.push(at),
};
const JOBS = [post, tidy, ring];

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  refusals = 0;
});

/** The jobs of another process on the same database. */
async function openQueue(isWorker = false) {
  const failures: unknown[] = [];
  const queue = new JobQueue(test.deps.pool);
  await queue.open(JOBS, { isWorker, onFailure: (error) => void failures.push(error) });
  onTestFinished(() => queue.stop());
  const done: string[] = [];
  const run = () => queue.runDue(post, { done });
  const request = (letter: Letter) => test.deps.db.transaction().execute((trx) => queue.request(trx, post, letter));
  return { queue, done, failures, run, request };
}

const states = async () =>
  (
    await sql<{
      state: string;
    }>`select state from pgboss.job where name = 'post-letter' order by created_on, id`.execute(test.deps.db)
  ).rows.map(({ state }) => state);

describe('a request', () => {
  it('is done once, by one of two processes', async () => {
    const [first, second] = [await openQueue(), await openQueue()];
    for (let letter = 0; letter < 50; letter += 1) await first.request({ to: String(letter) });
    await Promise.all([first.run(), second.run(), first.run(), second.run()]);
    const done = [...first.done, ...second.done].sort((a, b) => Number(a) - Number(b));
    expect(done).toEqual(Array.from({ length: 50 }, (_, letter) => String(letter)));
    expect(new Set(await states())).toEqual(new Set(['completed']));
  });

  it('comes and goes with its transaction', async () => {
    const { queue, done, run } = await openQueue();
    const undone = test.deps.db.transaction().execute(async (trx) => {
      await queue.requestEach(trx, post, [{ to: 'Lan' }, { to: 'Minh' }]);
      throw new Error('Undone');
    });
    await expect(undone).rejects.toThrow('Undone');
    await run();
    expect(done).toEqual([]);
  });

  it('for a time is done at that time and not before, once for all who requested it', async () => {
    const { queue, done } = await openQueue();
    const at = new Date(Date.now() + 60 * 60 * 1000);
    for (let round = 0; round < 2; round += 1)
      await test.deps.db.transaction().execute((trx) => queue.requestAt(trx, ring, at));
    await queue.runDue(ring, { done });
    expect(done).toEqual([]);
    await makeDue(test.deps);
    await queue.runDue(ring, { done });
    expect(done).toEqual([at.toISOString()]);
  });

  it('is taken back where no process has begun it, and only with the data named', async () => {
    const { queue, done, request, run } = await openQueue();
    await request({ to: 'Lan', round: 1 });
    await run();
    for (const to of ['Lan', 'Minh']) for (const round of [1, 2]) await request({ to, round });
    const withdraw = () => test.deps.db.transaction().execute((trx) => queue.withdraw(trx, post, { round: 1 }));
    expect((await withdraw()).map(({ to }) => to).sort()).toEqual(['Lan', 'Minh']);
    expect(await withdraw()).toEqual([]);
    await run();
    expect(done.sort()).toEqual(['Lan', 'Lan', 'Minh']);
  });
});

describe('a run that fails', () => {
  it('is reported, keeps no other from being done, and is repeated after its pause as often as its job says', async () => {
    const { done, failures, request, run } = await openQueue();
    refusals = 1;
    for (const to of ['Lan', 'Minh']) await request({ to });
    await run();
    expect(done).toHaveLength(1);
    expect(failures.map(String)).toEqual(['Error: The job post-letter failed: No stamps']);
    await run();
    expect(done).toHaveLength(1);
    refusals = 1;
    for (let round = 0; round < 3; round += 1) {
      await makeDue(test.deps);
      await run();
    }
    expect(done.sort()).toEqual(['Lan', 'Minh']);
    expect(failures).toHaveLength(2);
  });

  it('is given up after its last repetition', async () => {
    const { done, request, run } = await openQueue();
    refusals = 5;
    await request({ to: 'Lan' });
    for (let round = 0; round < 5; round += 1) {
      await run();
      await makeDue(test.deps);
    }
    expect([done, refusals, await states()]).toEqual([[], 2, ['failed']]);
  });
});

describe('a worker', () => {
  it('does by itself what is requested and what its jobs do at a start, and keeps their schedules', async () => {
    const { queue, done, request } = await openQueue(true);
    await queue.work(JOBS, { done });
    await request({ to: 'Lan' });
    await expect.poll(() => done.toSorted(), { timeout: 30_000 }).toEqual(['Lan', 'tidied']);
    const schedules = await sql<{ name: string; cron: string }>`select name, cron from pgboss.schedule`.execute(
      test.deps.db,
    );
    expect(schedules.rows).toEqual([{ name: 'tidy', cron: '5 4 * * *' }]);
    await expect.poll(states, { timeout: 30_000 }).toEqual(['completed']);
  });

  it('waits for what it has begun when it is stopped, and leaves the rest to others', async () => {
    const { queue, request } = await openQueue(true);
    const other = await openQueue();
    for (const to of ['Lan', 'Minh']) await request({ to });
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const done: string[] = [];
    const slow: Job<Work, Letter> = {
      ...post,
      run: async (work, letter) => {
        begun.resolve();
        await end.promise;
        work.done.push(letter.to);
      },
    };
    await queue.work([slow], { done });
    await begun.promise;
    const stopped = queue.stop();
    end.resolve();
    await stopped;
    await makeDue(test.deps);
    await other.run();
    expect(done).toHaveLength(1);
    expect([...done, ...other.done].sort()).toEqual(['Lan', 'Minh']);
  });

  it('repeats what a process that died had begun', async () => {
    const { queue, done, request, run } = await openQueue(true);
    await request({ to: 'Lan' });
    // As SIGKILL leaves it: fetched, and never completed.
    await sql`update pgboss.job set state = 'active', started_on = now() - interval '31 seconds', expire_seconds = 30
               where name = 'post-letter'`.execute(test.deps.db);
    await run();
    expect(done).toEqual([]);
    await queue.supervise();
    await makeDue(test.deps);
    await run();
    expect(done).toEqual(['Lan']);
  });
});

describe.runIf(inject('engine').kind === 'postgres')('processes that start together', () => {
  it('make the tables and queues once', async () => {
    await sql`drop schema pgboss cascade`.execute(test.deps.db);
    onTestFinished(() => prepareJobs(test.deps));
    const queues = await Promise.all([openQueue(true), openQueue(true), openQueue()]);
    await queues[0].request({ to: 'Lan' });
    await Promise.all(queues.map(({ run }) => run()));
    expect(queues.flatMap(({ done }) => done)).toEqual(['Lan']);
  });
});

it('starts its clock at the time of the run where the clock of the process is behind, and never sets it back', () => {
  const now = new Date('2026-11-27T10:00:00Z');
  expect(clockFrom(() => now, '2026-11-27T10:00:01Z')()).toEqual(new Date('2026-11-27T10:00:01Z'));
  expect(clockFrom(() => now, '2026-11-27T09:00:00Z')()).toEqual(now);
  expect(clockFrom(() => now, undefined)()).toEqual(now);
});
