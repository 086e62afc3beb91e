/**
 * Runs the API in a process that dies on request: `{ dieAt: n }` ends it with SIGKILL at the nth step from then on.
 * It publishes due drafts and removes recordings on request and reports the result, so that no test waits for a timer.
 * A step is, on a server, the moment after a statement that is no `select` was sent; with the embedded database each moment
 * before it writes to one of its files, which it does when it commits, and the one before the answer. Dying at any other moment has the
 * same effect as dying at the next of these. The product contains none of this: the steps are counted from outside.
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { ServerResponse } from 'node:http';
import { flushCompileCache, syncBuiltinESMExports } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config/config.ts';
import { createDeps } from '../../create-deps.ts';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open-database.ts';
import { JOBS } from '../../jobs/jobs.ts';
import { publishDue } from '../../modules/drafts/publish-due.ts';
import { removeAbandonedRecordings } from '../../modules/submissions/recordings/remove-abandoned.job.ts';
import { createMakers } from '../makers.ts';

export type Order =
  /** Answered with {@link Tokens}. */
  | 'make people'
  | { readonly dieAt: number }
  /** A time, in ISO 8601: what is due by then. */
  | { readonly publishDue: string }
  /** A time, in ISO 8601: recordings whose time has passed by then. */
  | { readonly removeRecordings: string };

/** Tokens of an administrator and a learner. */
export interface Tokens {
  readonly admin: string;
  readonly learner: string;
}

/** The message once it listens. */
export interface Started {
  readonly url: string;
}

let stepsLeft = Number.POSITIVE_INFINITY;
const config = readConfig(process.env, process.cwd());
countSteps();
const database = await openDatabase(config);
if (config.databaseUrl !== null) await untilAlone(database.pool);
await migrate(database.patient);
const deps = await createDeps(config, database);
await deps.jobs.open(JOBS, { isWorker: false });
const app = await buildApp(deps, { docs: false });
const url = await app.listen({ host: '127.0.0.1', port: 0 });
// A killed process has no later moment to write its compile cache.
flushCompileCache();
process.on('message', (order: Order) => void obey(order));
process.on('disconnect', () => process.exit());
process.send?.({ url } satisfies Started);

async function obey(order: Order): Promise<void> {
  if (order === 'make people') process.send?.(await makePeople());
  else if ('publishDue' in order) await work((now) => publishDue({ ...deps, now }), order.publishDue);
  else if ('removeRecordings' in order)
    await work((now) => removeAbandonedRecordings.run({ ...deps, now }, {}), order.removeRecordings);
  else {
    stepsLeft = order.dieAt;
    process.send?.('armed');
  }
}

/** Does the work of a timer as if it were that time. */
async function work(job: (now: () => Date) => Promise<unknown>, time: string): Promise<void> {
  try {
    await job(() => new Date(time));
    if (config.databaseUrl === null) step();
    process.send?.('done');
  } catch (error) {
    process.send?.(String(error));
  }
}

function countSteps(): void {
  if (config.databaseUrl !== null) {
    around(Client.prototype, 'query', { after: stepUnlessRead });
    return;
  }
  around(fs, 'writeSync', { before: step });
  around(ServerResponse.prototype, 'end', { before: step });
  syncBuiltinESMExports();
}

/** @param query a statement's text, or an object that has it. */
function stepUnlessRead(query: string | { readonly text: string }): void {
  if (!/^\s*select\s/.test(typeof query === 'string' ? query : query.text)) step();
}

function step(): void {
  stepsLeft -= 1;
  // The signal is delivered before the call returns: nothing after it runs.
  if (stepsLeft === 0) process.kill(process.pid, 'SIGKILL');
}

function around<Name extends string>(
  owner: Record<Name, (...args: never[]) => unknown>,
  name: Name,
  { before, after }: { readonly before?: (...args: never[]) => void; readonly after?: (...args: never[]) => void },
): void {
  const original = owner[name];
  owner[name] = function (this: unknown, ...args: never[]) {
    before?.(...args);
    const result = original.apply(this, args);
    after?.(...args);
    return result;
  };
}

/** The server may still be at work for a process that died; what it decides is to be seen, not raced. */
async function untilAlone(pool: Pool): Promise<void> {
  const others = `select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
  while ((await pool.query(others)).rowCount !== 0) await delay(10);
}

async function makePeople(): Promise<Tokens> {
  const make = createMakers(deps);
  const name = randomUUID();
  const admin = await make.admin({ email: `admin-${name}@example.com` });
  const learner = await make.learner({ email: `learner-${name}@example.com` });
  return { admin: await make.token(admin.id), learner: await make.token(learner.id) };
}
