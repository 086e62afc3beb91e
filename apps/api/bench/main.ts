import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { createFixture, type Fixture } from './fixture.ts';
import { benchBlockedLoop } from './lines/blocked-loop.ts';
import { benchExamRoom } from './lines/exam-room.ts';
import { benchLatency } from './lines/latency.ts';
import { benchLongTexts } from './lines/long-texts.ts';
import { benchMarking } from './lines/marking.ts';
import { measurePair } from './measure.ts';
import { EMBEDDED, startServers } from './processes.ts';
import { ceilings, embeddedScenarios, scenarios, WARM, type Scenario } from './scenarios.ts';
import { startTimes } from './lines/start-time.ts';

// README.md describes the measurements. `--quick`: one short round of each; `--only TEXT`: the ones that TEXT names.
const { values } = parseArgs({ options: { quick: { type: 'boolean' }, only: { type: 'string' } } });
const quick = values.quick ?? false;
const plan = quick ? { rounds: 1, seconds: 2 } : { rounds: 3, seconds: 3 };
const isWanted = (name: string) => !values.only || name.includes(values.only);
const SIZE = { sections: 4000, listed: 1000, listedMany: 10_000, learners: 200, crowd: 0 };
const CEILINGS = [
  'Fastify + pg, the section as text',
  'hand-written transaction: select, mark, insert',
  'Fastify + pg, one upsert',
  'rows → JSON in Node',
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
}

async function etagOf(api: string, sectionId: string): Promise<string> {
  const answer = await fetch(`${api}/api/section/${sectionId}`);
  await answer.arrayBuffer();
  return answer.headers.get('etag') ?? '';
}

function sayWhy(whose: string, failures: Iterable<readonly [outcome: number | string, count: number]>): void {
  for (const [outcome, count] of failures) console.log(`  ${count} of ${whose} failed: ${outcome}`);
}

async function compareLatency(where: string, api: string, bare: Bare): Promise<void> {
  line(`\na lone learner, p50 ms${where}`, 'ours', 'ceiling', 'ratio', 'target');
  for (const { call, ours, ceiling } of await benchLatency({ api, bare: bare.url }, bare.fixture, quick ? 60 : 360))
    line(`  ${call}`, ours.toFixed(2), ceiling.toFixed(2), (ours / ceiling).toFixed(2), '≤ 2');
}

async function compare(scenario: Scenario, api: string, bare: Bare): Promise<void> {
  const { ours, ceiling, ratio } = await measurePair(
    { url: api, requests: scenario.ours },
    { url: bare.url, requests: ceilings(bare.fixture)[scenario.ceiling] },
    { ...plan, connections: scenario.connections },
  );
  const p99 = `${number(ours.p99)}/${number(ceiling.p99)}`;
  line(scenario.name, number(ours.perSecond), number(ceiling.perSecond), ratio.toFixed(2), `≥ ${scenario.target}`, p99);
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
  // First: what follows gives the same learners hundreds of attempts each.
  if (isWanted('lone learner')) await compareLatency('', api, { url: bare, fixture });
  line('\nrequests a second', 'ours', 'ceiling', 'ratio', 'target', 'p99 ms');
  for (const scenario of scenarios(fixture, { etags, now: Date.now() }))
    if (isWanted(scenario.name)) await compare(scenario, api, { url: bare, fixture });

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

  if (isWanted('exam room')) {
    line('processor for a room of 40 learners, %', 'API', 'database', '', 'target');
    const watched = { databaseUrl: servers.databaseUrl, seconds: quick ? 240 : 1200 };
    const { api: ours, database } = await benchExamRoom(server, fixture, watched);
    line('  an exam room, watched by a teacher', ours.toFixed(2), database?.toFixed(2) ?? 'unknown', '', '< 2 in all');
  }

  if (isWanted('event loop')) {
    line('event loop blocked by the largest allowed exam', 'blocked ms', 'took ms', '', 'target');
    for (const { call, status, blockedFor, took } of await benchBlockedLoop(server, fixture))
      line(`  ${call}`, number(blockedFor), number(took), '', '≤ 100', `${status}`);
  }
} finally {
  await servers.stop();
}

if (isWanted('start')) {
  const next = await startTimes();
  if (next)
    line(
      'start of what is built, seconds',
      next.ours.toFixed(2),
      next.engine.toFixed(2),
      (next.ours / next.engine).toFixed(2),
      '≤ 1.5 s',
    );
  else console.log('The product is not built: pnpm build measures its start too.');
}

if (isWanted('mark 40')) {
  line('\non one thread, a second', 'ours', 'plain loop', 'ratio', 'target');
  for (const { name, perSecond, ceiling, target } of benchMarking(quick ? 3 : 9))
    line(name, number(perSecond), number(ceiling), (perSecond / ceiling).toFixed(2), target);
}

if (isWanted('long texts')) {
  line('\nlong texts, ms of processor time', 'whole', 'half', 'ratio', 'target');
  for (const { name, whole, half } of benchLongTexts(quick ? 3 : 9))
    line(name, whole.toFixed(3), half.toFixed(3), (whole / half).toFixed(2), '≤ 3');
}
