import {
  QUESTION_SHAPES,
  type FullGroup,
  type FullQuestion,
  type QuestionType,
  type SectionContent,
} from '@bandwise/domain';

const sentence = 'The canal carried coal and timber from the hills to the harbour, and grain the other way in summer. ';

/** A reading part of 13 questions whose stored row is about 12 kB: what docs/performance.md measures with. */
export function benchPart(seed: number): SectionContent {
  return {
    skill: 'reading',
    title: `Bench part ${seed}`,
    time: 20,
    part_number: 1,
    passage: Array.from({ length: 8 }, (_, index) => `<p>${index + 1}. ${sentence.repeat(9)}</p>`),
    examContent: [],
    groups: [tfng(1, 5), mcq(6, 4), blanks(10, 4)],
    audio_url: null,
    explanation: `<p>${sentence.repeat(6)}</p>`,
  };
}

/** A task that a person assesses. */
export function benchTask(skill: 'speaking' | 'writing'): SectionContent {
  return {
    ...benchPart(1),
    skill,
    passage: [],
    examContent: [`<p>${sentence}To what extent do you agree?</p>`],
    groups: [],
  };
}

/** A text of about 300 words. */
export const benchText = sentence.repeat(16);

/** A test of 40 questions, for marking alone. */
export function benchTest(): readonly FullGroup[] {
  return [tfng(1, 13), mcq(14, 13), blanks(27, 14)];
}

const frame = {
  instruction: 'Answer.',
  paragraph: null,
  choices: [],
  imgContent: null,
  labels: 'TFNG',
  reuse_choices: false,
  word_limit: null,
} as const;
const options = ['the first of the four', 'the second of them', 'the third one', 'the last of all'];

function tfng(from: number, count: number): FullGroup {
  const questions = numbers(from, count).map((number) => ask(number, [number % 2 ? 'TRUE' : 'NOT GIVEN']));
  return { ...frame, type: 'TFNG', questions };
}

function mcq(from: number, count: number): FullGroup {
  const questions = numbers(from, count).map((number) => ask(number, [options[number % 4] ?? ''], options));
  return { ...frame, type: 'MCQ', questions };
}

function blanks(from: number, count: number): FullGroup {
  const questions = numbers(from, count).map((number) => ask(number, [`harbour ${number}`, `harbor ${number}`]));
  return { ...frame, instruction: 'Write NO MORE THAN TWO WORDS AND/OR A NUMBER.', type: 'FILL_BLANKS', questions };
}

function numbers(from: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => from + index);
}

function ask(number: number, answers: readonly string[], options: readonly string[] = []): FullQuestion {
  return { number, subpart: null, question: sentence, options, answers };
}

/** Two of three right, one in nine left blank, the rest wrong. */
export function benchAnswers(
  groups: readonly FullGroup[],
  learner = 0,
  wrong: (mistake: Mistake) => string = oneOfADozen,
): Record<string, string> {
  const answers = groups
    .flatMap(({ type, questions }) => questions.map((question) => ({ type, ...question })))
    .flatMap(({ type, number, answers: [right] }) => {
      if ((number + learner) % 9 === 0) return [];
      return [[String(number), (number + learner) % 3 === 0 ? wrong({ type, number, learner }) : ` ${right} `]];
    });
  return Object.fromEntries(answers);
}

interface Mistake {
  readonly type: QuestionType;
  readonly number: number;
  readonly learner: number;
}

function oneOfADozen({ learner }: Mistake): string {
  return `something else ${learner % 12}`;
}

/** A wrong choice is one of a few; a blank gets two unique words: `keto barusi`. */
export function neverTheSame(mistake: Mistake): string {
  if (QUESTION_SHAPES[mistake.type].answers !== 'any') return oneOfADozen(mistake);
  return `${spell(10 + mistake.number)} ${spell(1000 + mistake.learner)}`;
}

function spell(value: number): string {
  const syllables = ['ba', 'ke', 'lo', 'mi', 'nu', 'pa', 're', 'si', 'to', 'gu'];
  return String(value).replaceAll(/\d/g, (digit) => syllables[Number(digit)] ?? '');
}
