import { markText } from '@bandwise/domain';
import { hasContent, splitBlocks } from '@bandwise/domain/internal';
import { middle } from '../measure.ts';

export interface LongTextFigure {
  readonly name: string;
  /** Milliseconds of processor time for the text, and for one of half its length. */
  readonly whole: number;
  readonly half: number;
}

/** No accepted answer is longer, and no given text is read beyond it. */
const ANSWER_LENGTH_MAX = 2_000;
const HTML_LENGTH = 400_000;

const ANSWERS = [
  'a',
  '-',
  '1 000',
  '(',
  '(a)',
  'twenty ',
  '1',
  '1,',
  '.,',
  'ou',
  'two hundred and ',
  'minus ',
  '9 to ',
];
const HTML = ['<a', '<p>', '\n ', '<!--', '<i></b>'];

/**
 * Hostile texts that keep a server busy, each also at half its length. Work that grows with the length takes twice as
 * long for the whole, work that grows with its square four times.
 */
export function benchLongTexts(rounds: number): readonly LongTextFigure[] {
  return [
    ...ANSWERS.map((part) =>
      compare(`mark ${JSON.stringify(part)}`, { part, length: ANSWER_LENGTH_MAX, act: markFor }, rounds),
    ),
    ...HTML.map((part) =>
      compare(`read ${JSON.stringify(part)}`, { part, length: HTML_LENGTH, act: readHtml }, rounds),
    ),
  ];
}

function markFor(text: string): unknown {
  const answer = `${text.slice(1)}x`;
  return markText({
    type: 'FILL_BLANKS',
    key: ['a b', text.slice(0, 1_000)],
    answer,
    limit: 'TWO WORDS',
    profile: 'ielts',
  });
}

function readHtml(html: string): unknown {
  return [splitBlocks(html), hasContent(html)];
}

interface LongText {
  readonly part: string;
  readonly length: number;
  readonly act: (text: string) => unknown;
}

function compare(name: string, { part, length, act }: LongText, rounds: number): LongTextFigure {
  const text = part.repeat(Math.ceil(length / part.length)).slice(0, length);
  const half = text.slice(0, length / 2);
  act(half);
  const times = Array.from({ length: rounds }, () => ({ whole: timeOf(act, text), half: timeOf(act, half) }));
  return { name, whole: middle(times.map((time) => time.whole)), half: middle(times.map((time) => time.half)) };
}

/** The mean of as many turns as take 20 ms. */
function timeOf(act: (text: string) => unknown, text: string): number {
  const start = process.cpuUsage();
  let spent = 0;
  let turns = 0;
  for (; spent < 20_000; turns += 1) {
    act(text);
    const { user, system } = process.cpuUsage(start);
    spent = user + system;
  }
  return spent / turns / 1000;
}
