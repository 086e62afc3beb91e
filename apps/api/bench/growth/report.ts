import { loadavg } from 'node:os';
import type { Figures, Measured } from './measure-calls.ts';

/** A learner's call takes at most so many times what it took at the smallest size. */
const FLAT = 1.5;
/** Milliseconds that an administrator's page takes at most. */
const PAGE_MAX = 1000;
/** Blocks that a few statements more look at. */
const FEW_BLOCKS = 20;
/** With fewer calls the p99 is one of the two slowest and not meaningful. */
const ENOUGH = 300;

const number = (value: number) => value.toLocaleString('en');
export const milliseconds = (value: number) => (value < 100 ? value.toFixed(1) : number(Math.round(value)));

interface Report {
  readonly sizes: readonly number[];
  /** Measurements by the name of the call, for each size but the smallest. */
  readonly measuredByCall: ReadonlyMap<string, readonly Measured[]>;
  /** Names of the calls of administrators. */
  readonly pages: ReadonlySet<string>;
  readonly withPlans: boolean;
}

/** The times of every size side by side, how many times the smallest the last are, and the plans of what grows. */
export function printReport({ sizes, measuredByCall, pages, withPlans }: Report): void {
  const head = sizes.map((size) => size.toExponential(0).replace('e+', 'e').padStart(8)).join('');
  console.log(
    `\n${'p50, p99 in ms, blocks'.padEnd(30)}${head}   |${head}   |  times p50   p99   |` +
      `${head}   | bytes of the last  asked`,
  );
  const grown: Measured[] = [];
  for (const [name, measured] of measuredByCall) {
    const last = measured.at(-1);
    if (!last) continue;
    // The smallest size is measured beside each of the others.
    const figures = [last.small, ...measured.map(({ large }) => large)];
    const cells = (of: (one: Figures) => number, text = milliseconds) =>
      figures.map((one) => text(of(one)).padStart(8)).join('');
    const grows = growthOf(last, pages.has(name));
    if (grows.isSlower || grows.readsMore) grown.push(last);
    console.log(
      `${(grows.isSlower ? '*' : ' ') + (grows.readsMore ? '+' : ' ')} ${name.padEnd(27)}${cells(({ p50 }) => p50)}   |${cells(({ p99 }) => p99)}   |` +
        `${grows.p50.toFixed(2).padStart(11)}${grows.p99.toFixed(2).padStart(6)}   |` +
        `${cells(({ blocks }) => blocks, number)}   |${number(last.large.bytes).padStart(12)}${number(last.rounds).padStart(13)}`,
    );
  }
  console.log(
    `\n* a learner's call of more than ${FLAT} times the smallest size (p99: if asked ${ENOUGH} times), an administrator's of more than ` +
      `${PAGE_MAX} ms; + more than ${FLAT} times as many blocks. ` +
      `Load average ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const measured of measuredByCall.values()) printCeiling(measured.at(-1));
  if (withPlans) for (const { name, large } of grown) console.log(`\n=== ${name}\n${large.plans.join('\n')}`);
}

function growthOf({ small, large, rounds }: Measured, isPage: boolean) {
  const [p50, p99] = [large.p50 / small.p50, large.p99 / small.p99];
  const isSlower = isPage ? large.p99 > PAGE_MAX : p50 > FLAT || (p99 > FLAT && rounds >= ENOUGH);
  return { p50, p99, isSlower, readsMore: large.blocks > FLAT * small.blocks + FEW_BLOCKS };
}

function printCeiling(measured: Measured | undefined): void {
  if (!measured?.ceiling) return;
  const { name, large, ceiling } = measured;
  const times = (of: 'p50' | 'p99') =>
    `${of} ${milliseconds(large[of])} ms, ${milliseconds(ceiling[of])} bare, ${(large[of] / ceiling[of]).toFixed(1)} times`;
  console.log(`${name}: ${times('p50')}; ${times('p99')}; ${number(large.bytes)} bytes`);
}
