import { textOf } from '@bandwise/domain/internal';
import { squeezed } from '../lines/clean-text.ts';
import type { Line } from '../lines/line.ts';
import { letterName } from '../markers/lettered.ts';
import { typeOfChoices } from '../kinds/matching.ts';
import type { FormatQuestion } from './format-draft.ts';
import { giftRecords, type GiftRecord } from './gift-records.ts';

export interface ReadGift {
  readonly questions: readonly FormatQuestion[];
  readonly notes: readonly number[];
  /** Whether answers have feedback, which is unsupported here. */
  readonly hasFeedback: boolean;
}

const OPENS = /(?:^|[^\\])\{\s{0,20}(?:[=~#]|(?:T|TRUE|F|FALSE)\s{0,20}[}#]|\}$)|^::[^:]/i;
const HAS_ANSWERS = /(?:^|[^\\])\{\s{0,20}(?:[=~#]|(?:T|TRUE|F|FALSE)\s{0,20}[}#])/i;

/** Reads GIFT, a format of question banks. null: the text is not GIFT. Types without a counterpart have no question. */
export function readGift(lines: readonly Line[]): ReadGift | null {
  const text = lines.map((line) => line.text).join('\n');
  if (!lines.some((line) => OPENS.test(line.text)) || !HAS_ANSWERS.test(text)) return null;
  const { records, notes } = giftRecords(lines);
  const hasFeedback = records.some(
    ({ answers }) => cut(answers?.replace(/^\s*#/, '') ?? '', /#/) !== (answers?.replace(/^\s*#/, '') ?? ''),
  );
  return { questions: records.flatMap(questionsOf), notes, hasFeedback };
}

const TRUE_FALSE = /^\s*(?:(T|TRUE)|F|FALSE)\s*(?:#|$)/i;

function questionsOf(record: GiftRecord): readonly FormatQuestion[] {
  const { answers } = record;
  if (answers === null || answers.trim() === '') return [];
  const verdict = TRUE_FALSE.exec(answers);
  if (verdict !== null) return [questionOf(record, { type: 'TFNG', key: verdict[1] === undefined ? 'FALSE' : 'TRUE' })];
  const general = cut(answers, /####/);
  if (general.trimStart().startsWith('#')) return numerical(record, general.trimStart().slice(1));
  const pieces = piecesOf(general);
  if (pieces.length > 1 && pieces.every(({ text }) => text.includes('->'))) return matching(record, pieces);
  return pieces.some(({ isWrong }) => isWrong) ? choice(record, pieces) : shortAnswer(record, pieces);
}

interface Piece {
  /** Whether the answer begins with `~`. */
  readonly isWrong: boolean;
  /** Percent of the mark; null if not written. */
  readonly weight: number | null;
  /** The raw text without feedback. */
  readonly text: string;
}

const WEIGHT = /^\s{0,9}%(-?\d{1,3}(?:\.\d{1,9})?)%/;

function piecesOf(answers: string): readonly Piece[] {
  const starts = [...answers.matchAll(/\\[^]|[=~]/g)].filter(([sign]) => sign.length === 1);
  return starts.map(({ 0: sign, index }, at) => {
    const whole = answers.slice(index + 1, starts[at + 1]?.index ?? answers.length);
    const weight = WEIGHT.exec(whole);
    const text = cut(whole.slice(weight?.[0].length ?? 0), /#/);
    return { isWrong: sign === '~', weight: weight === null ? null : Number(weight[1]), text };
  });
}

/** Returns the text before the first unescaped sign. */
function cut(text: string, sign: RegExp): string {
  const end = [...text.matchAll(new RegExp(`\\\\[^]|${sign.source}`, 'g'))].find(([match]) => !match.startsWith('\\'));
  return end === undefined ? text : text.slice(0, end.index);
}

type Given = Pick<FormatQuestion, 'type' | 'key'> & Partial<FormatQuestion>;

function questionOf({ before, after, lines }: GiftRecord, given: Given): FormatQuestion {
  const text = `${before.replace(/^\s*::[^]*?::/, '')}${after.trim() === '' ? '' : ` ______ ${after}`}`;
  return {
    text: plain(text),
    options: [],
    choices: [],
    instruction: '',
    hasBlank: false,
    size: 1,
    lines,
    problem: null,
    ...given,
  };
}

/** Removes escapes and markup. */
function plain(text: string): string {
  const format = /^\s*\[(html|moodle|plain|markdown)\]/.exec(text);
  const written = text
    .slice(format?.[0].length ?? 0)
    .replace(/\\n/g, ' ')
    .replace(/\\([~=#{}:\\])/g, '$1');
  return squeezed(
    format?.[1] === 'html' || /<\/?(?:p|br|b|i|em|strong|span)\b/i.test(written) ? textOf(written) : written,
  );
}

/** Typed answers: a blank replaces the braces. */
function shortAnswer(record: GiftRecord, pieces: readonly Piece[]): readonly FormatQuestion[] {
  const full = pieces.filter(({ weight }) => weight === null || weight === 100);
  if (full.length === 0) return [];
  const problem = full.length < pieces.length ? 'partial_credit' : null;
  return [
    blank(
      record,
      full.map(({ text }) => plain(text)),
      problem,
    ),
  ];
}

function blank(record: GiftRecord, keys: readonly string[], problem: FormatQuestion['problem']): FormatQuestion {
  const question = questionOf(record, { type: 'FILL_BLANKS', key: keys.join(' | '), problem });
  return { ...question, hasBlank: true, text: question.text.replace('______', '{}') };
}

const NUMBER = /^\s*(-?\d{1,15}(?:\.\d{1,15})?)(?:\s*:\s*(-?[\d.]{1,16}))?\s*$/;

/** The number as written; tolerances and ranges are unsupported. */
function numerical(record: GiftRecord, answers: string): readonly FormatQuestion[] {
  const pieces = /[=~]/.test(answers) ? piecesOf(answers) : [{ isWrong: false, weight: null, text: cut(answers, /#/) }];
  const numbers = pieces.flatMap(({ isWrong, weight, text }) => {
    const match = isWrong || (weight !== null && weight !== 100) ? null : NUMBER.exec(text);
    return match === null ? [] : [match];
  });
  if (numbers.length === 0) return [];
  const hasTolerance = numbers.some(([, , tolerance]) => tolerance !== undefined && Number(tolerance) !== 0);
  const partial = numbers.length < pieces.length ? 'partial_credit' : null;
  const problem = hasTolerance ? 'tolerance' : partial;
  return [
    blank(
      record,
      numbers.map(([, number]) => number ?? ''),
      problem,
    ),
  ];
}

function choice(record: GiftRecord, pieces: readonly Piece[]): readonly FormatQuestion[] {
  const options = pieces.map(({ text }) => plain(text));
  const isRight = ({ isWrong, weight }: Piece) => (isWrong ? (weight ?? 0) > 0 : weight === null || weight > 0);
  const sure = pieces.filter(({ isWrong }) => !isWrong);
  const right = pieces.filter((piece) => (sure.length === 1 ? !piece.isWrong : isRight(piece)));
  if (right.length === 0) return [];
  const key = right.map((piece) => letterName(pieces.indexOf(piece))).join(', ');
  const hasPartial = sure.length === 1 && pieces.some((piece) => piece.isWrong && isRight(piece));
  const problem = hasPartial ? 'partial_credit' : null;
  const type = right.length > 1 ? 'MULTI' : 'MCQ';
  return [questionOf(record, { type, options, key, size: right.length, problem })];
}

/** Each item of a matching question is a question with the same choices. */
function matching(record: GiftRecord, pieces: readonly Piece[]): readonly FormatQuestion[] {
  const pairs = pieces.map(({ text }) => text.split('->', 2).map(plain));
  const choices = [...new Set(pairs.map(([, choice = '']) => choice))];
  const items = pairs.filter(([item = '']) => item !== '');
  const intro = plain(record.before.replace(/^\s*::[^]*?::/, ''));
  return items.map(([item = '', right = '']) => {
    const fields = { type: typeOfChoices(choices), key: right, choices, instruction: intro };
    return Object.assign(questionOf(record, fields), { text: item });
  });
}
