import { ApiError } from '@bandwise/api-contract/client';
import { translate } from '@bandwise/ui/texts/catalogue.ts';
import { texts as sharedTexts, type Texts as SharedTexts } from '@bandwise/ui/texts/texts.ts';
import { expect, expectTypeOf, it } from 'vitest';
import { restoreEnglish } from '../../testing/restore-english.ts';
import { texts, type Texts } from './texts.ts';
import { vietnamese } from './vietnamese.ts';

restoreEnglish();

type Leaves = ReadonlyMap<string, unknown>;

function leavesOf(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, path === '' ? name : `${path}.${name}`));
}

const screens = () => new Map(leavesOf({ ...sharedTexts, ...texts }));
const english: Leaves = screens();
const translated: Leaves = new Map(leavesOf(vietnamese));
translate(vietnamese);

/** The texts that are the same in both languages: names of the exam, figures, and texts that the documents have in Vietnamese. */
const SAME = [
  /^inVietnamese\./,
  /^language\.offer\./,
  /^progress\.types\.TFNG$/,
  /^layout\.short\./,
  /\.skills\./,
  /\.papers\./,
  /\.bandIn\./,
  /\.variant\./,
  /^assessment\.criteria\./,
  /^home\.(?:listening|reading|part)$/,
  /\.(?:brand|email|part|openMenu|speakingSecondPart|band|bandOf|share|noAnswer|noMarks|percent)$/,
];
const mayBeSame = (path: string) => SAME.some((pattern) => pattern.test(path));

const FAILURE = new ApiError({
  message: 'Test not found.',
  status: 404,
  code: 'not_found',
  issues: [],
  retryAfter: null,
  fromServer: true,
});

/** The input of texts that take something else than numbers and words. */
const MADE_FROM: Readonly<Record<string, readonly unknown[]>> = {
  'common.failure': [FAILURE],
  'corrections.line': [{ date: '3', before: 5, after: 7, total: 9, reason: 'x', isUndo: false }],
  'dates.day': [new Date(2026, 10, 23)],
  'dates.minute': [new Date(2026, 10, 23, 9, 5)],
  'figures.begins': [{ band: 5, from: 7 }],
  'guestResult.found': ['Part 3', { correct: 5, total: 9 }],
  'guestResult.kept': ['Part 3', { correct: 5, total: 9 }],
  'figures.needs': [{ band: 5, from: 7 }, 9],
};

function sayAt(path: string, text: unknown): string {
  if (typeof text !== 'function') return String(text);
  const say = (...things: readonly unknown[]) =>
    String((text as (...things: readonly unknown[]) => unknown)(...things));
  const given = MADE_FROM[path];
  if (given) return say(...given);
  try {
    return say(3, 5, 7);
  } catch {
    return say('Three', 'Five', 'Seven');
  }
}

it('has every text under the names of the English ones', () => {
  expect(new Set(translated.keys())).toEqual(new Set(english.keys()));
  expect(screens()).toEqual(translated);
});

it('has no subject that both catalogues have, because they are translated as one', () => {
  expectTypeOf<keyof Texts & keyof SharedTexts>().toEqualTypeOf<never>();
});

it('has a sentence for each text that is made from others', () => {
  const sentences = [...translated].map(([path, text]) => [path, sayAt(path, text)] as const);
  const odd = sentences.filter(([path, text]) => /undefined|NaN|\[object|^\s*$/.test(text) && !path.includes('bandIn'));
  expect(odd).toEqual([]);
});

it('leaves no text in English but names', () => {
  const same = [...english].filter(([path, text]) => sayAt(path, text) === sayAt(path, translated.get(path)));
  expect(same.map(([path]) => path).filter((path) => !mayBeSame(path))).toEqual([]);
});

it('has the punctuation of Vietnamese: no straight quotation marks', () => {
  expect([...translated].filter(([path, text]) => sayAt(path, text).includes('"'))).toEqual([]);
});

it.each([
  [{ code: 'invalid_credentials' }, 'Tên đăng nhập hoặc mật khẩu không đúng.'],
  [{ code: 'too_many_requests', retryAfter: 30 }, 'Quá nhiều yêu cầu. Vui lòng thử lại sau 30 giây.'],
  [{ code: 'too_many_requests', retryAfter: 121 }, 'Quá nhiều yêu cầu. Vui lòng thử lại sau 3 phút.'],
  [{ code: 'too_many_requests', retryAfter: 50_000 }, 'Quá nhiều yêu cầu. Vui lòng thử lại sau 14 giờ.'],
  [{ code: 'too_many_requests' }, 'Quá nhiều yêu cầu. Vui lòng thử lại sau giây lát.'],
  [{ code: 'internal', message: 'Server error (Reference: a1)' }, 'Máy chủ gặp lỗi. Vui lòng thử lại. (Reference: a1)'],
  [
    { code: 'validation_failed', issues: [{ path: 'password', message: 'Too short.' }] },
    'Mật khẩu mới cần từ 8 đến 128 ký tự, khác địa chỉ email và không phải mật khẩu phổ biến.',
  ],
  [{ code: 'version_conflict', message: 'This report was changed.' }, 'This report was changed.'],
  [{ code: null, message: 'Not available.' }, 'Not available.'],
] as const)('says of a failed call %j: %s', (error, message) => {
  const base = { message: '', status: 400, code: null, issues: [], retryAfter: null, fromServer: true };
  expect(vietnamese.common.failure(new ApiError({ ...base, ...error }))).toBe(message);
});

it('writes dates as Vietnamese readers do', () => {
  expect(vietnamese.dates.minute(new Date(2026, 10, 3, 9, 5))).toBe('09:05, 03/11/2026');
});
