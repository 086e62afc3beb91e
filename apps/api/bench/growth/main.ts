import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { openServer } from '../../src/db/open-database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { startPostgres } from '../../src/testing/start-postgres.ts';
import { CALLS, findSubjects, type Call } from './calls.ts';
import { fillWorld, growTo, type World } from './fill.ts';
import { countAsEachMinute, measureHousekeeping } from './housekeeping.ts';
import { measureCalls, type Measured } from './measure-calls.ts';
import { scaleOf } from './scale.ts';
import { takeOneSitting } from './take-one-sitting.ts';

// How calls behave while a deployment grows: ../README.md. `--upto 1e5`: the largest size; `--only TEXT`: calls whose name holds it.
const { values } = parseArgs({
  options: {
    upto: { type: 'string', default: '1e7' },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '200' },
    plans: { type: 'boolean' },
  },
});
const SMALLEST = 1000;
/** Wanted: no slower than so many times what it took at the smallest size. */
const FLAT = 1.5;
/** Milliseconds: what differs less is not told from noise. */
const NOISE = 0.5;

const sizes: number[] = [];
for (let size = SMALLEST; size <= Number(values.upto); size *= 10) sizes.push(size);
const wanted = ({ name }: Call) => name.includes(values.only);
const found = new Map<string, Measured[]>();
const number = (value: number) => value.toLocaleString('en');
const milliseconds = (value: number) => (value < 100 ? value.toFixed(1) : number(Math.round(value)));

const postgres = await startPostgres();
try {
  const database = await openServer(postgres.url, 1);
  await migrate(database.patient);
  await database.close();
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const world = await fillWorld(client, postgres.url);
  await takeOneSitting(postgres.url, world);
  for (const size of sizes) await measureSize(client, world, size);
  await client.end();
  report();
} finally {
  await postgres.stop();
}

async function measureSize(client: Client, world: World, size: number): Promise<void> {
  const scale = scaleOf(size);
  const start = performance.now();
  await growTo(client, postgres.url, scale);
  const subjects = await findSubjects(client, world);
  await countAsEachMinute(postgres.url);
  await client.query('checkpoint');
  const { rows } = await client.query<{ bytes: string; attempts: string }>(
    `select pg_database_size(current_database()) as bytes, pg_total_relation_size('attempts') as attempts`,
  );
  const gigabytes = (bytes = '0') => `${(Number(bytes) / 1e9).toFixed(2)} GB`;
  console.log(
    `${number(size)} attempts, ${number(scale.users)} users, ${number(scale.exams * 3)} sections: filled in ` +
      `${((performance.now() - start) / 1000).toFixed(0)} s, ${gigabytes(rows[0]?.bytes)}, of it attempts ` +
      `${gigabytes(rows[0]?.attempts)}; load average ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const calls of [CALLS.learner, CALLS.administrator]) {
    // What learners have just submitted is counted before administrators look at it.
    await countAsEachMinute(postgres.url);
    const of = { calls: calls.filter(wanted), rounds: Number(values.rounds) };
    for (const measured of await measureCalls(postgres.url, subjects, of)) {
      found.set(measured.name, [...(found.get(measured.name) ?? []), measured]);
      if (measured.failed > 0) console.log(`  ${measured.name}: ${measured.failed} failed, ${measured.status}`);
    }
  }
  if (values.only === '')
    for (const { name, statements, longest } of await measureHousekeeping(postgres.url))
      console.log(
        `  ${name.padEnd(28)}${String(statements).padStart(5)} statements, the longest ${milliseconds(longest)} ms`,
      );
}

/** The times of every size side by side, then the plans of what grows. */
function report(): void {
  const head = sizes.map((size) => size.toExponential(0).replace('e+', 'e').padStart(8)).join('');
  console.log(`\n${'p50 / p99 in ms, blocks'.padEnd(30)}${head}   |${head}   |${head}   | bytes of the last`);
  const grown: Measured[] = [];
  for (const [name, measured] of found) {
    const cells = (of: (one: Measured) => number, text = milliseconds) =>
      measured.map((one) => text(of(one)).padStart(8)).join('');
    const [first, last] = [measured[0], measured.at(-1)];
    if (!first || !last) continue;
    const isGrown = grows(first.p50, last.p50) || grows(first.p99, last.p99) || last.blocks > FLAT * first.blocks + 20;
    if (isGrown) grown.push(last);
    console.log(
      `${(isGrown ? '* ' : '  ') + name.padEnd(28)}${cells(({ p50 }) => p50)}   |${cells(({ p99 }) => p99)}   |` +
        `${cells(({ blocks }) => blocks, number)}   |${number(last.bytes).padStart(12)}`,
    );
  }
  console.log(
    `\n* more than ${FLAT} times as long, or as many blocks, as at the smallest size. Load average ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const [name, measured] of found) {
    const { ceiling = null, p50 = 0, bytes = 0 } = measured.at(-1) ?? {};
    if (ceiling === null) continue;
    console.log(
      `${name}: ${milliseconds(p50)} ms for ${number(bytes)} bytes; a bare statement that finds the same ${milliseconds(ceiling)} ms, ` +
        `${(p50 / ceiling).toFixed(1)} times`,
    );
  }
  if (values.plans) for (const { name, plans } of grown) console.log(`\n=== ${name}\n${plans.join('\n')}`);
}

function grows(first: number, last: number): boolean {
  return last > FLAT * first && last - first > NOISE;
}
