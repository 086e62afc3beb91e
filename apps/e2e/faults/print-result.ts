import type { Phase } from './phase.ts';
import type { Problem, Tally } from './records/tally.ts';

export interface Result {
  readonly phase: Pick<Phase, 'name' | 'engine'>;
  readonly tally: Tally;
  readonly seconds: number;
}

const SHOWN = 6;
const HEAD = [
  'what',
  'database',
  'faults',
  'acknowledged',
  'unanswered',
  'lost',
  'double',
  'other',
  'to service',
  'took',
];
const WIDTHS = [22, 12, 7, 13, 11, 6, 7, 6, 11, 8];

export function printHead(): void {
  printRow(HEAD);
}

/** Prints one line for a phase, and its findings with their history. */
export function printResult({ phase, tally, seconds }: Result): void {
  const { problems } = tally;
  const count = (kind: string) => problems.filter(({ what }) => what.startsWith(kind)).length;
  const lost = count('LOST');
  const double = count('DOUBLE');
  printRow([
    phase.name,
    phase.engine,
    ...[tally.faults, tally.acknowledged, tally.unanswered, lost, double, problems.length - lost - double].map(String),
    `${(tally.longestToService / 1000).toFixed(1)} s`,
    `${Math.round(seconds)} s`,
  ]);
  // Unexpected responses are the least serious and the most frequent.
  const worst = [...problems].sort((a, b) => rank(a) - rank(b)).slice(0, SHOWN);
  for (const { what, history } of worst) console.log(`\n${what}\n    ${history.join('\n    ')}`);
  if (problems.length > SHOWN)
    console.log(`\n… and ${problems.length - SHOWN} more in ${phase.name} on ${phase.engine}.`);
}

function rank({ what }: Problem): number {
  return what.startsWith('ANSWER') ? 1 : 0;
}

function printRow(cells: readonly string[]): void {
  console.log(
    cells.map((cell, at) => (at < 2 ? cell.padEnd(WIDTHS[at] ?? 0) : cell.padStart(WIDTHS[at] ?? 0))).join(''),
  );
}
