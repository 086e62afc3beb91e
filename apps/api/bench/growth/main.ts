import { loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { openServer } from '../../src/db/open-database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { startPostgres } from '../../src/testing/start-postgres.ts';
import { CALLS, findSubjects } from './calls.ts';
import { copyDatabase } from './copy-database.ts';
import { fillWorld, growTo, type World } from './fill.ts';
import { recomputeAll, measureHousekeeping } from './housekeeping.ts';
import { measureCalls, type Measured } from './measure-calls.ts';
import { milliseconds, printReport } from './report.ts';
import { scaleOf } from './scale.ts';
import { takeOneSitting } from './take-one-sitting.ts';

// How calls behave while a deployment grows: ../README.md. `--upto 1e5`: the largest size; `--only TEXT`: calls whose name holds it.
const { values } = parseArgs({
  options: {
    upto: { type: 'string', default: '1e6' },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '4' },
    plans: { type: 'boolean' },
  },
});
const SMALLEST = 1000;
/** Sizes before the last only show the way there. */
const BEFORE_LAST = 0.2;

const sizes: number[] = [];
if (!(Number(values.upto) >= 10 * SMALLEST)) throw new Error('--upto: at least 1e4; the smallest size is 1e3');
for (let size = 10 * SMALLEST; size <= Number(values.upto); size *= 10) sizes.push(size);
const measuredByCall = new Map<string, Measured[]>();
/** Names of the calls of administrators. */
const pages = new Set<string>();
const number = (value: number) => value.toLocaleString('en');

// A quarter of the memory, as PostgreSQL's manual wants it of a server: with its default, what is read is not in memory.
const postgres = await startPostgres({ buffers: Math.floor(totalmem() / 4 / 1024 ** 2) });
try {
  const database = await openServer(postgres.url, 1);
  await migrate(database.patient);
  await database.close();
  const world = await connected((client) => fillWorld(client, postgres.url));
  await takeOneSitting(postgres.url, world);
  await growToSize(SMALLEST);
  const small = await copyDatabase(postgres.url, 'smallest');
  for (const size of sizes) {
    await growToSize(size);
    await measureSize(world, { small, size });
  }
  printReport({ sizes: [SMALLEST, ...sizes], measuredByCall, pages, withPlans: values.plans ?? false });
} finally {
  await postgres.stop();
}

async function connected<T>(act: (client: Client) => Promise<T>, url = postgres.url): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

async function growToSize(size: number): Promise<void> {
  const scale = scaleOf(size);
  const start = performance.now();
  await connected((client) => growTo(client, postgres.url, scale));
  const { rows } = await connected((client) =>
    client.query<{ bytes: string; attempts: string }>(
      `select pg_database_size(current_database()) as bytes, pg_total_relation_size('attempts') as attempts`,
    ),
  );
  const gigabytes = (bytes = '0') => `${(Number(bytes) / 1e9).toFixed(2)} GB`;
  console.log(
    `${number(size)} attempts, ${number(scale.users)} users, ${number(scale.exams * 3)} sections: filled in ` +
      `${((performance.now() - start) / 1000).toFixed(0)} s, ${gigabytes(rows[0]?.bytes)}, of it attempts ` +
      `${gigabytes(rows[0]?.attempts)}; load average ${loadavg()[0]?.toFixed(1)}`,
  );
}

async function measureSize(world: World, { small, size }: { small: string; size: number }): Promise<void> {
  const isLast = size === sizes.at(-1);
  const effort = { rounds: Number(values.rounds), seconds: Number(values.seconds) * (isLast ? 1 : BEFORE_LAST) };
  const place = async (url: string) => ({
    url,
    subjects: await connected((client) => findSubjects(client, world), url),
  });
  const places = { small: await place(small), large: await place(postgres.url) };
  for (const calls of [CALLS.learner, CALLS.administrator]) {
    for (const { url } of [places.small, places.large]) await recomputeAll(url);
    await connected((client) => client.query('checkpoint'));
    const selectedCalls = calls.filter(({ name }) => name.includes(values.only));
    for (const measured of await measureCalls(places, selectedCalls, effort)) {
      measuredByCall.set(measured.name, [...(measuredByCall.get(measured.name) ?? []), measured]);
      if (calls === CALLS.administrator) pages.add(measured.name);
      const { name, failed } = measured;
      if (failed.length > 0) console.log(`  ${name}: ${failed.length} failed, ${[...new Set(failed)].join(', ')}`);
    }
  }
  if (values.only !== '') return;
  for (const { name, statements, longest } of await measureHousekeeping(postgres.url))
    console.log(
      `  ${name.padEnd(28)}${String(statements).padStart(5)} statements, the longest ${milliseconds(longest)} ms`,
    );
}
