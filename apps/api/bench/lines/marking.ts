import { compileKey, markCompiled, QUESTION_SHAPES, type FullGroup, type MarkingProfile } from '@bandwise/domain';
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

/** Marked tests of 40 questions a second on one thread, beside a plain loop that applies the same rules. */
export function benchMarking(rounds: number): readonly MarkingFigure[] {
  const groups = benchTest();
  const few = sheetsOf(60, (learner) => benchAnswers(groups, learner));
  const many = sheetsOf(MANY_LEARNERS, (learner) => benchAnswers(groups, learner, neverTheSame));
  const measure = (profile: MarkingProfile, sheets: readonly Sheet[]) => compare(groups, { profile, sheets, rounds });
  return [
    { name: 'mark 40 questions, spec', target: '2.5', ...measure('spec', few) },
    { name: 'the same, no wrong blank twice', target: '0.9', ...measure('spec', many) },
    { name: 'mark 40 questions, ielts', target: '2.5', ...measure('ielts', few) },
    { name: 'the same, no wrong blank twice', target: '0.6', ...measure('ielts', many) },
    { name: 'the same, blanks of values', target: '0.027', ...compareValues(groups, rounds) },
    { name: 'an answer of 2,000 characters', target: '1.0', ...compareLong({ length: 2000 }, rounds) },
    { name: `the same, ${READ_WHOLE}`, target: '1.0', ...compareLong({ length: READ_WHOLE }, rounds) },
    // Read to its end, it is a hundred times as much: the work grows with the length, and with nothing else.
    { name: '2,000 for a key of 1,990', target: '0.4', ...compareLong({ length: 2000, keyLength: 1990 }, rounds) },
  ];
}

const VALUES = ['8.20', '9 am - 5 pm', '£5,000 to £15,000', '12 March 2020', '15 per cent', '3.2 million', '5 kg'];

/** The blanks ask for times, dates and amounts, and no two learners write the same one: each answer is read. */
function compareValues(groups: readonly FullGroup[], rounds: number): Pick<MarkingFigure, 'perSecond' | 'ceiling'> {
  const asked = groups.map((group) => {
    if (QUESTION_SHAPES[group.type].answers !== 'any') return group;
    const questions = group.questions.map((question, at) => ({
      ...question,
      answers: [VALUES[at % VALUES.length] ?? ''],
    }));
    return { ...group, questions };
  });
  const blanks = asked
    .filter(({ type }) => QUESTION_SHAPES[type].answers === 'any')
    .flatMap(({ questions }) => questions);
  const sheets = sheetsOf(MANY_LEARNERS, (learner) => ({
    ...benchAnswers(asked, learner),
    ...Object.fromEntries(blanks.map(({ number }, at) => [String(number), valueOf(at % VALUES.length, learner)])),
  }));
  return compare(asked, { profile: 'ielts', sheets, rounds });
}

/** A value of the kind that is asked, as one learner writes it. */
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

/** As long as an answer may be and still be read whole, for a key as short as these; a longer one is wrong at a glance. */
const READ_WHOLE = 320;

const LONG_KEY = 'several quiet herons wait beside still water near reeds ';

/** An answer of so many characters beside twenty of 20, each in its own words. */
function compareLong(
  { length, keyLength }: { readonly length: number; readonly keyLength?: number },
  rounds: number,
): Pick<MarkingFigure, 'perSecond' | 'ceiling'> {
  const [group] = benchTest().slice(-1);
  const [question] = group?.questions ?? [];
  const answers = keyLength === undefined ? question?.answers : [LONG_KEY.repeat(50).slice(0, keyLength)];
  const questions = question && answers ? [{ ...question, answers }] : [];
  const compiled = compileKey(group ? [{ ...group, questions, instruction: '' }] : [], { profile: 'ielts' });
  const address = String(questions[0]?.number);
  const words = 'the well-known harbour of 1,000 colours at 9.30 pm ';
  const sheets = (size: number) =>
    sheetsOf(1000, (learner) => ({ [address]: `${learner} ${words.repeat(50)}`.slice(0, size) }));
  const [short, long] = [sheets(20), sheets(length)];
  const mark = (list: readonly Sheet[], turn: number) => markCompiled(compiled, list[turn % list.length] ?? {}).marks;
  const ours: number[] = [];
  const twenty: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(perSecondOfProcessor((turn) => mark(long, turn)));
    twenty.push(perSecondOfProcessor((turn) => mark(short, turn)) / 20);
  }
  return { perSecond: middle(ours), ceiling: middle(twenty) };
}

type Sheet = Readonly<Record<string, string>>;

/** Through JSON, as they arrive: texts that no marker has seen before, if only as objects. */
function sheetsOf(count: number, make: (learner: number) => Sheet): readonly Sheet[] {
  return Array.from({ length: count }, (_, learner) => parse(JSON.stringify(make(learner))));
}

function compare(
  groups: readonly FullGroup[],
  { profile, sheets, rounds }: { profile: MarkingProfile; sheets: readonly Sheet[]; rounds: number },
): Pick<MarkingFigure, 'perSecond' | 'ceiling'> {
  const key = compilePlain(groups);
  const compiled = compileKey(groups, { profile });
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
  // What was stringified just above.
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
