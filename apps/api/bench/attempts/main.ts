import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { createFixture } from '../fixture.ts';
import { startServers } from '../processes.ts';
import { benchText } from '../sample.ts';
import { BARE, OURS } from '../test-calls.ts';
import { benchRush } from './rush.ts';
import {
  benchSteadySaves,
  saveAnswer,
  saveAtIntervals,
  saveTexts,
  startRecordings,
  type SteadySaves,
} from './steady-saves.ts';
import { benchAttempts } from './take-tests.ts';

// Whole attempts, and many learners at once: ../README.md.
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const seconds = Number(values.minutes) * 60;

/** Whole attempts a second of Moodle on the same machine. */
const MOODLE = 6.98;
const MB = 1024 * 1024;
/** Texts are saved for this long at most. */
const TEXT_SECONDS = 120;

function sum(failures: ReadonlyMap<number | string, number>): number {
  return [...failures.values()].reduce((total, count) => total + count, 0);
}

function describeSaves({ saves, failed, p99, live: [least, most] }: SteadySaves): string {
  const swing = ((100 * (most - least)) / (most + least)).toFixed(1);
  return (
    `p99 ${p99.toFixed(0)} ms (≤ 250), ${failed} of ${saves} failed (0), ` +
    `memory ${(least / MB).toFixed(0)} to ${(most / MB).toFixed(0)} MB, ± ${swing} % (≤ 5)`
  );
}

const servers = await startServers();
try {
  const size = { sections: 100, listed: 0, listedMany: 1, learners: 300, crowd: 2000 };
  const fixture = await createFixture(servers.databaseUrl, size);
  const server = await servers.start('api-process.ts');
  const { url: bareUrl } = await servers.start('ceiling-process.ts');
  console.log(`Load average ${loadavg()[0]?.toFixed(1)}`);

  const [ours, bare] = [
    { url: server.url, calls: OURS },
    { url: bareUrl, calls: BARE },
  ];
  const take = (target: typeof ours, autosaves: boolean) => benchAttempts(target, fixture, { seconds: 10, autosaves });
  // The API first: what the bare server inserts makes the same learners' lists longer.
  const ownAttempts = [await take(ours, false), await take(ours, true)] as const;
  const bareAttempts = [await take(bare, false), await take(bare, true)] as const;
  for (const index of [0, 1] as const) {
    const { perSecond, failed } = ownAttempts[index];
    const times = index === 0 ? `, ${(perSecond / MOODLE).toFixed(0)} times Moodle (≥ 35)` : '';
    console.log(
      `whole attempts a second, ${index === 0 ? 'no autosaves' : 'autosaved'}: ${perSecond.toFixed(0)}, ` +
        `${(perSecond / bareAttempts[index].perSecond).toFixed(2)} of the bare server (≥ 0.6)${times}, ${failed} failed`,
    );
  }

  const rush = await benchRush(ours, fixture.crowd, fixture.sectionIds[1] ?? '');
  console.log(
    `${fixture.crowd.length} start at once: ${rush.seconds.toFixed(2)} s (≤ 2), ${sum(rush.failures)} failed (0)`,
  );

  const { learners } = fixture;
  const saves = await benchSteadySaves(server, { learners, pause: 3, seconds, save: saveAnswer });
  console.log(`${learners.length} save every 3 s for ${values.minutes} min: ${describeSaves(saves)}`);

  const speakers = learners.slice(0, 30);
  const chunks = { pause: 5, seconds: Math.min(seconds, TEXT_SECONDS) };
  const sectionId = fixture.speakingIds[0] ?? '';
  const saveChunk = await startRecordings(server.url, { learners: speakers, sectionId, seconds: chunks.pause });
  const recorded = saveAtIntervals(server.url, { ...chunks, learners: speakers, save: saveChunk });
  const save = saveTexts(fixture.writingIds[0] ?? '', benchText);
  const texts = await benchSteadySaves(server, { ...chunks, learners, save });
  console.log(`${learners.length} save texts of 300 words every 5 s: ${describeSaves(texts)}`);
  const { p99, failed, saves: sent } = await recorded;
  console.log(
    `${speakers.length} record beside them at 32 kbit/s: p99 ${p99.toFixed(0)} ms, ${failed} of ${sent} chunks failed (0)`,
  );
} finally {
  await servers.stop();
}
