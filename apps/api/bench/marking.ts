import { compileKey, markCompiled, type FullGroup } from '@bandwise/domain';
import { benchAnswers, benchTest } from './sample.ts';

export interface MarkingFigure {
  readonly name: string;
  readonly target: string;
  readonly perSecond: number;
  readonly ceiling: number;
}

/** Marked tests of 40 questions a second on one thread, beside a plain loop that applies the same rules. */
export function benchMarking(rounds: number): readonly MarkingFigure[] {
  const groups = benchTest();
  // Through JSON, as they arrive: texts that no marker has seen before, if only as objects.
  const sheets = Array.from({ length: 60 }, (_, learner) => parse(JSON.stringify(benchAnswers(groups, learner))));
  const key = compilePlain(groups);
  return (['spec', 'ielts'] as const).map((profile) => {
    const compiled = compileKey(groups, { profile });
    const ours: number[] = [];
    const plain: number[] = [];
    // In turn, so that whatever else the machine does falls on both.
    for (let round = 0; round < rounds; round += 1) {
      ours.push(perSecond((turn) => markCompiled(compiled, sheets[turn % sheets.length] ?? {}).marks));
      plain.push(perSecond((turn) => markPlain(key, sheets[turn % sheets.length] ?? {}).marks));
    }
    const target = profile === 'spec' ? '0.85' : '0.45';
    return { name: `mark 40 questions, ${profile}`, target, perSecond: middle(ours), ceiling: middle(plain) };
  });
}

function parse(json: string): Record<string, string> {
  // What was stringified just above.
  return JSON.parse(json) as Record<string, string>;
}

const RUN = 250;

function perSecond(act: (turn: number) => number): number {
  let count = 0;
  let sum = 0;
  const start = performance.now();
  while (performance.now() - start < RUN) for (let turn = 0; turn < 200; turn += 1, count += 1) sum += act(turn);
  if (sum < 0) throw new Error('Unreachable: keeps the work from being optimised away');
  return (count * 1000) / (performance.now() - start);
}

interface PlainQuestion {
  readonly number: number;
  readonly type: FullGroup['type'];
  readonly accepted: ReadonlySet<string>;
  readonly accepts: 'text' | 'upper';
}

function compilePlain(groups: readonly FullGroup[]): readonly PlainQuestion[] {
  return groups.flatMap(({ type, questions }) =>
    questions.map(({ number, answers }): PlainQuestion => {
      const isText = type === 'FILL_BLANKS';
      const accepted = isText ? answers.flatMap((answer) => [answer, answer.toUpperCase()]) : answers.slice(0, 1);
      return { number, type, accepted: new Set(accepted), accepts: isText ? 'upper' : 'text' };
    }),
  );
}

/** The rules of the `spec` profile, with a report for each question, in one loop. */
function markPlain(key: readonly PlainQuestion[], answers: Readonly<Record<string, string>>) {
  const verdicts = [];
  let marks = 0;
  for (const { number, type, accepted, accepts } of key) {
    const given = (answers[number] ?? '').trim();
    const correct = accepted.has(given) || (accepts === 'upper' && accepted.has(given.toUpperCase()));
    if (correct) marks += 1;
    verdicts.push({
      number,
      numbers: [number],
      type,
      marks: correct ? 1 : 0,
      total: 1,
      correct,
      blank: given === '',
      reason: correct ? 'exact' : 'wrong',
      given: [given],
    });
  }
  return { marks, verdicts };
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
