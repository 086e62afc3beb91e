import { sql, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import { fromKysely, PgBoss, type Job as Run } from 'pg-boss';
import type { Schema } from '../../db/schema.ts';
import { reason } from '../../errors/reason.ts';
import type { AnyJob, Job, Timed } from './job.ts';

const SCHEMA = 'pgboss';
const DAY_SECONDS = 24 * 60 * 60;
/** Runs that a process fetches at once. Each is completed separately, so that at most one is repeated after a crash. */
const BATCH = 20;
const STOP_LIMIT = 10_000;

type Trx = Transaction<Schema>;
/** The fields of a job that requests use. */
type Requested<Data extends object> = Pick<Job<never, Data>, 'name' | 'run'>;

interface OpenOptions {
  /** Whether this process also schedules and supervises runs; else it only requests them. */
  readonly isWorker: boolean;
  readonly onFailure?: (error: unknown) => void;
}

/** The job queue of all processes, in the database. pg-boss creates and migrates its own tables. */
export class JobQueue {
  readonly #pool: Pool;
  #opened: PgBoss | null = null;
  #isStopping = false;
  #onFailure: (error: unknown) => void = () => undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Prepares the tables and the queue of each job. Processes that start together wait for one another. */
  async open(jobs: readonly AnyJob<never>[], { isWorker, onFailure }: OpenOptions): Promise<void> {
    this.#onFailure = onFailure ?? this.#onFailure;
    const boss = new PgBoss({
      db: { executeSql: (text, values) => this.#pool.query(text, values) },
      schema: SCHEMA,
      supervise: isWorker,
      schedule: isWorker,
      registerInstance: false,
      // No schedule is more precise than a minute.
      cronWorkerIntervalSeconds: 15,
      flowIntervalSeconds: 60 * 60,
      // The database's operator maintains indexes, and the statement would exceed the pool's time limit.
      reindex: false,
      monitorVacuum: false,
      ...(!isWorker && { queueCacheIntervalSeconds: DAY_SECONDS, bamIntervalSeconds: DAY_SECONDS }),
    });
    boss.on('error', (error) => this.#onFailure(error));
    // If several processes create the schema at once, one succeeds and the others retry.
    await boss.start({ attempts: 5 });
    await createQueues(boss, jobs);
    if (isWorker) await createSchedules(boss, jobs);
    this.#opened = boss;
  }

  /** Requests a run now, with the transaction. */
  async request<Data extends object>(trx: Trx, { name }: Requested<Data>, data: Data): Promise<void> {
    await this.#boss().send(name, data, { db: fromKysely(trx) });
  }

  /** Requests a run with this data at a time, with the transaction. */
  async requestLater<Data extends object>(
    trx: Trx,
    { name }: Requested<Data>,
    { data, time }: { readonly data: Data; readonly time: Date },
  ): Promise<void> {
    await this.#boss().send(name, data, { db: fromKysely(trx), startAfter: time });
  }

  /** Requests a run at a time, with the transaction. Requests of a job for the same time share one run. */
  async requestAt(trx: Trx, { name }: Requested<Timed>, time: Date): Promise<void> {
    const at = time.toISOString();
    const options = { db: fromKysely(trx), startAfter: time, singletonKey: at, singletonSeconds: 60 * 60 };
    await this.#boss().send(name, { at } satisfies Timed, options);
  }

  /** Requests a run for each item, with the transaction. */
  async requestEach<Data extends object>(trx: Trx, { name }: Requested<Data>, all: readonly Data[]): Promise<void> {
    if (all.length === 0) return;
    await this.#boss().insert(
      name,
      all.map((data) => ({ data })),
      { db: fromKysely(trx) },
    );
  }

  /**
   * Deletes the requests with this data that no process has begun. A process that fetches one at this moment is waited for.
   *
   * @returns the data of the deleted requests
   */
  async withdraw<Data extends object>(
    trx: Trx,
    { name }: Requested<Data>,
    data: Partial<Data>,
  ): Promise<readonly Data[]> {
    const { rows } = await sql<{ data: Data }>`
      delete from ${sql.table(`${SCHEMA}.job`)}
       where name = ${name} and state = 'created' and data @> ${JSON.stringify(data)}::jsonb
      returning data`.execute(trx);
    return rows.map((row) => row.data);
  }

  /** Starts processing due runs. */
  async work<Work>(jobs: readonly AnyJob<Work>[], work: Work): Promise<void> {
    const boss = this.#boss();
    for (const job of jobs) {
      const options = { pollingIntervalSeconds: job.pollSeconds, batchSize: BATCH, burstWhenBatchFull: true };
      await boss.work(job.name, options, (runs) => this.#runEach(job, { work, runs, onFailure: this.#onFailure }));
      if (job.runsAtStart) await boss.send(job.name, {});
    }
  }

  /** Processes the due runs of a job and returns when none is left. */
  async runDue<Work>(job: AnyJob<Work>, work: Work, onFailure = this.#onFailure): Promise<void> {
    for (;;) {
      const runs = await this.#boss().fetch<object | null>(job.name, { batchSize: BATCH });
      if (runs.length === 0) return;
      await this.#runEach(job, { work, runs, onFailure });
    }
  }

  /** Retries the runs of dead processes, as a worker does each minute. */
  async supervise(): Promise<void> {
    await this.#boss().supervise();
  }

  /** Stops fetching runs, and waits until the current runs end. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#opened?.stop({ graceful: true, timeout: STOP_LIMIT });
  }

  async #runEach<Work>(
    job: AnyJob<Work>,
    {
      work,
      runs,
      onFailure,
    }: { readonly work: Work; readonly runs: readonly Run<unknown>[]; readonly onFailure: (error: unknown) => void },
  ): Promise<void> {
    for (const { id, data } of runs) {
      // pg-boss requeues fetched runs that were not completed.
      if (this.#isStopping) throw new Error('The process is being stopped');
      try {
        // The data is what a request of this job stored; a scheduled run has none.
        await job.run(work, (data ?? {}) as never);
        await this.#boss().complete(job.name, id);
      } catch (error) {
        onFailure(new Error(`The job ${job.name} failed: ${reason(error)}`, { cause: error }));
        await this.#boss().fail(job.name, id, { message: reason(error) });
      }
    }
  }

  #boss(): PgBoss {
    if (this.#opened === null) throw new Error('The job queue is not open');
    return this.#opened;
  }
}

async function createQueues(boss: PgBoss, jobs: readonly AnyJob<never>[]): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, retries, limitSeconds } of jobs) {
    const options = {
      retryLimit: retries.most,
      retryDelay: retries.seconds,
      retryBackoff: true,
      retryDelayMax: 600,
      expireInSeconds: limitSeconds,
      deleteAfterSeconds: DAY_SECONDS,
    };
    const queue = queues.get(name);
    const isSame =
      queue?.retryLimit === retries.most &&
      queue.retryDelay === retries.seconds &&
      queue.expireInSeconds === limitSeconds;
    if (isSame) continue;
    if (queue === undefined) await boss.createQueue(name, options);
    else await boss.updateQueue(name, options);
  }
}

/** A run that was due while no process ran is caught up once. */
async function createSchedules(boss: PgBoss, jobs: readonly AnyJob<never>[]): Promise<void> {
  const schedules = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  const crons = new Map(jobs.flatMap(({ name, schedule }) => (schedule === null ? [] : [[name, schedule] as const])));
  for (const [name, cron] of crons)
    if (schedules.get(name) !== cron) await boss.schedule(name, cron, null, { missed: 'once' });
  for (const name of schedules.keys()) if (!crons.has(name)) await boss.unschedule(name);
}
