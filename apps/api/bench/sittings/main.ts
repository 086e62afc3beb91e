import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createFixture } from '../fixture.ts';
import { startServers } from '../processes.ts';
import { takeExam, type Taken } from './take-exam.ts';

// Many who take a whole exam at the same time: ../README.md.
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, learners: { type: 'string', default: '300' } },
});
const minutes = Number(values.minutes);
const count = Number(values.learners);

const percentile = (sorted: readonly number[], share: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1).padStart(10);

const servers = await startServers();
try {
  const size = { sections: 1, listed: 0, listedMany: 0, learners: count, crowd: 0, exams: 20, tests: 0 };
  const fixture = await createFixture(servers.databaseUrl, size);
  const { url: api, figures } = await servers.start('api-process.ts');
  const agent = new Agent({ keepAlive: true });
  const taken: Taken = {
    times: { create: [], start: [], save: [], state: [], open: [], finish: [], result: [] },
    failures: [],
  };
  const end = Date.now() + minutes * 60_000;
  console.log(`${count} sittings at once for ${minutes} minutes; load average ${loadavg()[0]?.toFixed(1)} before`);
  await Promise.all(
    fixture.learners.map(async (learner, index) => {
      const exam = fixture.exams.ours[index % fixture.exams.ours.length];
      if (!exam) throw new Error('The fixture has no exams');
      const phase = (index * 0.618_034) % 1;
      const wait = (milliseconds: number) => sleep(Math.max(0, milliseconds));
      await takeExam({ api, agent, learner, exam, end, phase, wait }, taken);
    }),
  );
  agent.destroy();
  console.log(
    `${'ms'.padEnd(10)}${['calls', 'p50', 'p95', 'p99', 'longest'].map((name) => name.padStart(10)).join('')}`,
  );
  for (const [call, times] of Object.entries(taken.times)) {
    const sorted = times.toSorted((a, b) => a - b);
    const cells = [0.5, 0.95, 0.99, 1].map((share) => percentile(sorted, share));
    console.log(`${call.padEnd(10)}${String(times.length).padStart(10)}${cells.join('')}`);
  }
  const { memory, held } = await figures();
  const megabytes = (memory.rss / 1024 / 1024).toFixed(0);
  console.log(`rss ${megabytes} MB, event loop held p99 ${held.p99.toFixed(1)} ms, longest ${held.max.toFixed(0)} ms`);
  console.log(`errors ${taken.failures.length}; load average ${loadavg()[0]?.toFixed(1)} after`);
  for (const failure of new Set(taken.failures)) console.log(`  ${failure}`);
  process.exitCode = taken.failures.length === 0 ? 0 : 1;
} finally {
  await servers.stop();
}
