import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { downloadSizes } from './download-size.ts';
import { createFixture } from './fixture.ts';
import { benchMarking } from './marking.ts';
import { measurePair } from './measure.ts';
import { startServers } from './processes.ts';
import { ceilings, scenarios, type CeilingName } from './scenarios.ts';

// What is measured, and how to read it: README.md. `--quick`: one short round of each; `--only TEXT`: what TEXT names.
const { values } = parseArgs({ options: { quick: { type: 'boolean' }, only: { type: 'string' } } });
const quick = values.quick ?? false;
const plan = quick ? { rounds: 1, seconds: 2 } : { rounds: 3, seconds: 3 };
const SIZE = { sections: 4000, listed: 1000, listedMany: 10_000, learners: 200 };
const FIXED: Readonly<Record<CeilingName, string>> = {
  section: 'Fastify + pg, the section as text',
  submit: 'hand-written transaction: select, mark, insert',
  upsert: 'Fastify + pg, one upsert',
  list: 'rows → JSON in Node',
  listMany: 'rows → JSON in Node',
};

const columns = [34, 12, 12, 9, 9, 10];
const line = (...cells: readonly string[]) =>
  console.log(
    cells.map((cell, index) => (index ? cell.padStart(columns[index] ?? 0) : cell.padEnd(columns[0] ?? 0))).join(''),
  );
const number = (value: number) => Math.round(value).toLocaleString('en');

console.log(
  `Load average ${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}: a busy machine moves figures, less so ratios.\n`,
);
const servers = await startServers();
try {
  const fixture = await createFixture(servers.databaseUrl, SIZE);
  const api = await servers.start('api-process.ts');
  const bare = await servers.start('ceiling-process.ts');
  const first = await fetch(`${api}/api/section/${fixture.sectionIds[0] ?? ''}`);
  const floor = ceilings(fixture);
  line('requests a second', 'ours', 'ceiling', 'ratio', 'target', 'p99 ms');
  for (const scenario of scenarios(fixture, first.headers.get('etag') ?? '', Date.now())) {
    if (values.only && !scenario.name.includes(values.only)) continue;
    const { ours, ceiling, ratio } = await measurePair(
      { url: api, requests: scenario.ours },
      { url: bare, requests: floor[scenario.ceiling] },
      { ...plan, connections: scenario.connections },
    );
    const p99 = `${number(ours.p99)}/${number(ceiling.p99)}`;
    line(
      scenario.name,
      number(ours.perSecond),
      number(ceiling.perSecond),
      ratio.toFixed(2),
      `≥ ${scenario.target}`,
      p99,
    );
    if (ours.failed + ceiling.failed > 0)
      console.log(`  ${ours.failed} of ours and ${ceiling.failed} of the ceiling's failed`);
  }
  console.log(`\nCeilings: ${[...new Set(Object.values(FIXED))].join('; ')}.\n`);
} finally {
  await servers.stop();
}

line('on one thread, a second', 'ours', 'plain loop', 'ratio', 'target');
for (const { name, perSecond, ceiling, target } of benchMarking(quick ? 3 : 9))
  line(name, number(perSecond), number(ceiling), (perSecond / ceiling).toFixed(2), `≥ ${target}`);

const downloads = await downloadSizes();
console.log(downloads ? '' : '\nThe learner app is not built: pnpm build measures its download too.');
if (downloads) line('kB of gzip that a learner loads', 'js', 'css', '', '');
for (const { screen, js, css, target } of downloads ?? [])
  console.log(`${screen.padEnd(34)}${js.toFixed(1).padStart(12)}${css.toFixed(1).padStart(12)}    ${target}`);
