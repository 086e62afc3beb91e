import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { learnerDownloads } from '@bandwise/config/learner-downloads';
import { createFixture, type Fixture } from './fixture.ts';
import { benchHeldLoop } from './lines/held-loop.ts';
import { benchLatency } from './lines/latency.ts';
import { benchLongTexts } from './lines/long-texts.ts';
import { benchMarking } from './lines/marking.ts';
import { measurePair } from './measure.ts';
import { EMBEDDED, startServers } from './processes.ts';
import { benchRush } from './lines/rush.ts';
import { ceilings, embeddedScenarios, scenarios, WARM, type Scenario } from './scenarios.ts';
import { benchSignIns } from './lines/sign-in-rush.ts';
import { benchAttempts } from './lines/attempts.ts';
import { startSittings, type RunningSitting } from './sittings/start-sittings.ts';
import { startTimes, type StartTime } from './lines/start-time.ts';
import { benchStatements } from './lines/statements.ts';
import { benchStatistics } from './lines/statistics.ts';
import { BARE, OURS } from './test-calls.ts';

// What is measured, and how to read it: README.md. `--quick`: one short round of each; `--only TEXT`: what TEXT names.
const { values } = parseArgs({ options: { quick: { type: 'boolean' }, only: { type: 'string' } } });
const quick = values.quick ?? false;
const plan = quick ? { rounds: 1, seconds: 2 } : { rounds: 3, seconds: 3 };
const isWanted = (name: string) => !values.only || name.includes(values.only);
const SIZE = { sections: 4000, listed: 1000, listedMany: 10_000, learners: 200, crowd: 2000, exams: 50, tests: 2000 };
const CEILINGS = [
  'Fastify + pg, the section as text',
  'hand-written transaction: select, mark, insert',
  'Fastify + pg, one upsert',
  'one row as it is stored',
  'rows → JSON in Node',
  'hand-written transaction: lock, three versions, nothing checked or cleaned',
  'one statement that answers JSON',
  'embedded: the same read, and one insert of a result',
  'start: PGlite alone',
];

const columns = [38, 12, 12, 9, 9, 10];
const line = (...cells: readonly string[]) =>
  console.log(
    cells.map((cell, index) => (index ? cell.padStart(columns[index] ?? 0) : cell.padEnd(columns[0] ?? 0))).join(''),
  );
const number = (value: number) => Math.round(value).toLocaleString('en');

interface Bare {
  readonly url: string;
  readonly fixture: Fixture;
  readonly sittings?: readonly RunningSitting[];
}

async function etagOf(api: string, sectionId: string): Promise<string> {
  const answer = await fetch(`${api}/api/section/${sectionId}`);
  await answer.arrayBuffer();
  return answer.headers.get('etag') ?? '';
}

function total(failures: ReadonlyMap<unknown, number>): number {
  return [...failures.values()].reduce((sum, count) => sum + count, 0);
}

function sayWhy(whose: string, failures: Iterable<readonly [outcome: number | string, count: number]>): void {
  for (const [outcome, count] of failures) console.log(`  ${count} of ${whose} failed: ${outcome}`);
}

async function compareLatency(where: string, api: string, bare: Bare): Promise<void> {
  line(`\na lone learner, p50 ms${where}`, 'ours', 'ceiling', 'ratio', 'target');
  for (const { call, ours, ceiling } of await benchLatency({ api, bare: bare.url }, bare.fixture, quick ? 60 : 360))
    line(`  ${call}`, ours.toFixed(2), ceiling.toFixed(2), (ours / ceiling).toFixed(2), '≤ 1.5');
}

async function compare(scenario: Scenario, api: string, bare: Bare): Promise<void> {
  const { ours, ceiling, ratio } = await measurePair(
    { url: scenario.target === null ? bare.url : api, requests: scenario.ours },
    { url: bare.url, requests: ceilings(bare.fixture, bare.sittings)[scenario.ceiling] },
    { ...plan, connections: scenario.connections },
  );
  const p99 = `${number(ours.p99)}/${number(ceiling.p99)}`;
  const target = scenario.target === null ? 'at most' : `≥ ${scenario.target}`;
  line(scenario.name, number(ours.perSecond), number(ceiling.perSecond), ratio.toFixed(2), target, p99);
  sayWhy('ours', Object.entries(ours.failures));
  sayWhy("the ceiling's", Object.entries(ceiling.failures));
}

console.log(
  `Load average ${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}: a busy machine moves figures, less so ratios.\n`,
);
const servers = await startServers();
try {
  const fixture = await createFixture(servers.databaseUrl, SIZE);
  const server = await servers.start('api-process.ts');
  const { url: api } = server;
  const { url: bare } = await servers.start('ceiling-process.ts');
  const etags = await Promise.all(fixture.sectionIds.slice(0, WARM).map((id) => etagOf(api, id)));
  const sittings = await startSittings(api, fixture);
  // First: what follows gives the same learners hundreds of attempts each.
  if (isWanted('lone learner')) await compareLatency('', api, { url: bare, fixture });
  line('\nrequests a second', 'ours', 'ceiling', 'ratio', 'target', 'p99 ms');
  for (const scenario of scenarios(fixture, { etags, now: Date.now(), sittings }))
    if (isWanted(scenario.name)) await compare(scenario, api, { url: bare, fixture, sittings });

  if (isWanted('embedded')) {
    const [ours, ceiling] = [
      await servers.start('api-process.ts', EMBEDDED),
      await servers.start('ceiling-process.ts', EMBEDDED),
    ];
    if (ours.fixture && ceiling.fixture)
      for (const scenario of embeddedScenarios(ours.fixture))
        await compare(scenario, ours.url, { url: ceiling.url, fixture: ceiling.fixture });
  }
  console.log(`\nCeilings: ${CEILINGS.join('; ')}.\n`);

  const [ours, ceiling] = [
    { url: api, calls: OURS },
    { url: bare, calls: BARE },
  ];
  if (isWanted('whole attempts')) {
    const take = async (server: typeof ours, autosaves: boolean) =>
      benchAttempts(server, fixture, { seconds: plan.seconds * plan.rounds, autosaves });
    // Ours first: what the ceiling inserts makes the same learners' lists longer.
    const taken = [await take(ours, false), await take(ours, true)];
    const bareTaken = [await take(ceiling, false), await take(ceiling, true)];
    for (const [index, name] of ['no autosaves', 'autosaved'].entries()) {
      const { perSecond = 0, failed = 0 } = taken[index] ?? {};
      const { perSecond: least = 0 } = bareTaken[index] ?? {};
      const target = index === 0 ? '≥ 489' : '≥ 140';
      const note = failed > 0 ? `${failed} failed` : '';
      line(
        `whole attempts a second, ${name}`,
        number(perSecond),
        number(least),
        (perSecond / least).toFixed(2),
        target,
        note,
      );
    }
  }
  if (isWanted('at once')) {
    const rush = async (server: typeof ours) => benchRush(server, fixture.crowd, fixture.sectionIds[1] ?? '');
    const [{ seconds, failures }, least] = [await rush(ours), await rush(ceiling)];
    const name = `${number(fixture.crowd.length)} start at once, seconds`;
    const ratio = (seconds / least.seconds).toFixed(2);
    line(name, seconds.toFixed(2), least.seconds.toFixed(2), ratio, '≤ 1.0', `${total(failures)} failed`);
    sayWhy('ours', failures);
    sayWhy("the ceiling's", least.failures);
  }
  if (isWanted('one connection')) {
    line('\none connection, queries a second', 'ours', 'built each', 'ratio', 'target');
    for (const { name, ours, built } of await benchStatements(servers.databaseUrl, fixture, quick ? 3 : 9))
      line(name, number(ours), number(built), (ours / built).toFixed(2), '≥ 1.1');
  }
  if (isWanted('event loop')) {
    line('event loop held by the largest allowed exam', 'held ms', 'took ms', '', 'target');
    for (const { call, status, held, took } of await benchHeldLoop(server, fixture))
      line(`  ${call}`, number(held), number(took), '', '≤ 100', `${status}`);
  }
  if (isWanted('statistics')) {
    line('\nstatistics of 100,000 first attempts', 'took ms', 'held ms', '', 'target');
    for (const { call, status, took, held } of await benchStatistics(server, {
      fixture,
      databaseUrl: servers.databaseUrl,
    }))
      line(`  ${call}`, number(took), number(held), '', '≤ 1,000', `${status}`);
  }
  if (isWanted('sign in')) {
    const { seconds, failed, saves, lists } = await benchSignIns(api, fixture, 300);
    line('300 sign in at once, seconds', seconds.toFixed(2), '', '', '', `${failed} failed`);
    const compareP99 = (name: string, { quiet, rush }: { quiet: number; rush: number }) =>
      line(
        `  p99 of ${name} in ms, in it / before`,
        rush.toFixed(1),
        quiet.toFixed(1),
        (rush / quiet).toFixed(2),
        '≤ 2',
      );
    compareP99('saves', saves);
    compareP99('lists', lists);
  }
} finally {
  await servers.stop();
}

if (isWanted('start')) {
  const times = await startTimes();
  const compareStart = (name: string, { ours, engine }: StartTime, target: string) =>
    line(`start, ${name}, seconds`, ours.toFixed(2), engine.toFixed(2), (ours / engine).toFixed(2), target);
  if (times) compareStart('with a new database', times.first, '≤ 3');
  if (times) compareStart('the next time', times.next, '≤ 1.2');
  else console.log('The product is not built: pnpm build measures its start too.');
}

if (isWanted('mark 40')) {
  line('\non one thread, a second', 'ours', 'plain loop', 'ratio', 'target');
  for (const { name, perSecond, ceiling, target } of benchMarking(quick ? 3 : 9))
    line(name, number(perSecond), number(ceiling), (perSecond / ceiling).toFixed(2), `≥ ${target}`);
}

if (isWanted('long texts')) {
  line('\nlong texts, ms of processor time', 'whole', 'half', 'ratio', 'target');
  for (const { name, whole, half } of benchLongTexts(quick ? 3 : 9))
    line(name, whole.toFixed(3), half.toFixed(3), (whole / half).toFixed(2), '≤ 3');
}

if (isWanted('kB')) {
  const downloads = await learnerDownloads();
  console.log(downloads ? '' : '\nThe learner app is not built: pnpm build measures its download too.');
  if (downloads) line('kB of gzip that a learner loads', 'js', 'css', '', '');
  for (const { screen, js, css, limit } of downloads ?? [])
    console.log(
      `${screen.padEnd(34)}${js.toFixed(1).padStart(12)}${css.toFixed(1).padStart(12)}    js ≤ ${limit.js}, css ≤ ${limit.css}`,
    );
}
