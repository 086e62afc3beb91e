import { compileKey, markCompiled, QUESTION_SHAPES, type FullGroup } from '@bandwise/domain';
import { middle, perSecondOfProcessor } from '../measure.ts';
import { benchAnswers, benchTest, neverTheSame } from '../sample.ts';

export interface MarkingFigure {
  readonly name: string;
  readonly target: string;
  readonly perSecond: number;
  readonly ceiling: number;
}

/** Enough that what a key remembers of answers given before is soon full. */
const MANY_LEARNERS = 5000;

/** Tests of 40 questions marked a second by the profile `ielts` on one thread, beside a plain loop that applies the rules of `spec`. */
export function benchMarking(rounds: number): readonly MarkingFigure[] {
  const groups = benchTest();
  const sheets = sheetsOf(MANY_LEARNERS, (learner) => benchAnswers(groups, learner, neverTheSame));
  return [
    { name: 'mark 40 questions, no wrong blank twice', target: '≥ 0.5', ...compare(groups, { sheets, rounds }) },
    { name: 'the same, blanks of values', target: '≥ 10,000/s', ...compareValues(groups, rounds) },
  ];
}

const VALUES = ['8.20', '9 am - 5 pm', '£5,000 to £15,000', '12 March 2020', '15 per cent', '3.2 million', '5 kg'];

/** The blanks ask for times, dates and amounts, and no two learners write the same one: each answer is read. */
function compareValues(groups: readonly FullGroup[], rounds: number): Pick<MarkingFigure, 'perSecond' | 'ceiling'> {
  const questions = groups.map((group) => {
    if (QUESTION_SHAPES[group.type].answers !== 'any') return group;
    const questions = group.questions.map((question, at) => ({
      ...question,
      answers: [VALUES[at % VALUES.length] ?? ''],
    }));
    return { ...group, questions };
  });
  const blanks = questions
    .filter(({ type }) => QUESTION_SHAPES[type].answers === 'any')
    .flatMap(({ questions }) => questions);
  const sheets = sheetsOf(MANY_LEARNERS, (learner) => ({
    ...benchAnswers(questions, learner),
    ...Object.fromEntries(blanks.map(({ number }, at) => [String(number), valueOf(at % VALUES.length, learner)])),
  }));
  return compare(questions, { sheets, rounds });
}

/** A value of the requested kind, as one learner writes it. */
function valueOf(kind: number, learner: number): string {
  const day = 1 + (learner % 28);
  const forms = [
    `twenty past ${learner}`,
    `${1 + (learner % 9)}.${10 + (learner % 50)} am to 5pm`,
    `£${learner},000 to £${learner},500`,
    `the ${day}th of April ${1000 + learner}`,
    `${learner}.5 %`,
    `${learner}.2m`,
    `${learner} kilograms`,
  ];
  return forms[kind] ?? '';
}

type Sheet = Readonly<Record<string, string>>;

/** Through JSON, as they arrive: texts that no marker has seen before, if only as objects. */
function sheetsOf(count: number, make: (learner: number) => Sheet): readonly Sheet[] {
  return Array.from({ length: count }, (_, learner) => parse(JSON.stringify(make(learner))));
}

function compare(
  groups: readonly FullGroup[],
  { sheets, rounds }: { readonly sheets: readonly Sheet[]; readonly rounds: number },
): Pick<MarkingFigure, 'perSecond' | 'ceiling'> {
  const key = compilePlain(groups);
  const compiled = compileKey(groups, { profile: 'ielts' });
  const ours: number[] = [];
  const plain: number[] = [];
  // In turn, so that whatever else the machine does falls on both.
  for (let round = 0; round < rounds; round += 1) {
    ours.push(perSecondOfProcessor((turn) => markCompiled(compiled, sheets[turn % sheets.length] ?? {}).marks));
    plain.push(perSecondOfProcessor((turn) => markPlain(key, sheets[turn % sheets.length] ?? {}).marks));
  }
  return { perSecond: middle(ours), ceiling: middle(plain) };
}

function parse(json: string): Sheet {
  // The text was stringified just above.
  return JSON.parse(json) as Sheet;
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
      const isText = QUESTION_SHAPES[type].answers === 'any';
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
    const answer = (answers[number] ?? '').trim();
    const correct = accepted.has(answer) || (accepts === 'upper' && accepted.has(answer.toUpperCase()));
    if (correct) marks += 1;
    verdicts.push({
      number,
      numbers: [number],
      type,
      marks: correct ? 1 : 0,
      total: 1,
      correct,
      blank: answer === '',
      reason: correct ? 'exact' : 'wrong',
      given: [answer],
    });
  }
  return { marks, verdicts };
}
