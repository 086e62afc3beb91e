import { CURRENCIES, DOLLARS, mayLead } from './currencies.ts';
import { UNIT_BEGINNINGS, UNIT_NAMES } from './units.ts';

/** The meanings of a word in a number, a time, a date or an amount; 0, '' and false for meanings that it lacks. */
export interface Word {
  /** From 1 to 19. */
  readonly unit: number;
  /** From 20 to 90. */
  readonly tens: number;
  /** The value of an ordinal below 100: `third`, `thirtieth`. */
  readonly ordinal: number;
  /** 1,000 and above: `thousand`. */
  readonly scale: number;
  /** The value of an ordinal from 100, such as `hundredth` or `thousandth`. */
  readonly scaleOrdinal: number;
  /** The denominator of a fraction: 4 for `quarter` and `quarters`. */
  readonly denominator: number;
  /** The first year of a decade in its century: 90 for `nineties`. */
  readonly decade: number;
  /** From 1 to 12. */
  readonly month: number;
  /** The full name of a day of the week. */
  readonly weekday: string;
  readonly half: 'am' | 'pm' | '';
  /** The code of a currency; with `leads` the word may precede its figure. */
  readonly currency: string;
  readonly leads: boolean;
  /** Whether it is the first word of a unit. */
  readonly isUnit: boolean;
  /** Whether it joins the parts of a value: `past`, `point`, `the`. */
  readonly isJoint: boolean;
}

/** A word without a meaning in values, as most words. */
export const NO_WORD: Word = {
  unit: 0,
  tens: 0,
  ordinal: 0,
  scale: 0,
  scaleOrdinal: 0,
  denominator: 0,
  decade: 0,
  month: 0,
  weekday: '',
  half: '',
  currency: '',
  leads: false,
  isUnit: false,
  isJoint: false,
};

const words = new Map<string, Word>();
/** Words that make a text without figures worth parsing for values. */
const triggers = new Set<string>();

function add(list: string, meaning: (word: string, index: number) => Partial<Word>, triggersReading: boolean): void {
  for (const [index, word] of list.split(' ').entries()) {
    words.set(word, { ...(words.get(word) ?? NO_WORD), ...meaning(word, index) });
    if (triggersReading) triggers.add(word);
  }
}

const UNITS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth';
const ORDINAL_TENS = 'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth';

for (const form of [...UNIT_NAMES.keys(), ...UNIT_BEGINNINGS])
  if (!form.includes(' ')) add(form, () => ({ isUnit: true }), false);
for (const [form, currency] of CURRENCIES) add(form, () => ({ currency, leads: mayLead(form) }), false);
for (const country of DOLLARS.keys()) add(country, () => ({ isJoint: true }), false);

add(UNITS, (_, index) => ({ unit: index + 1 }), true);
add('twenty thirty forty fifty sixty seventy eighty ninety', (_, index) => ({ tens: (index + 2) * 10 }), true);
add(ORDINALS, (_, index) => ({ ordinal: index + 1 }), true);
add(ORDINAL_TENS, (_, index) => ({ ordinal: (index + 2) * 10 }), true);
for (const list of [ORDINALS, ORDINAL_TENS])
  for (const ordinal of list.split(' ').filter((word) => word !== 'first' && word !== 'second')) {
    const denominator = words.get(ordinal)?.ordinal ?? 0;
    add(`${ordinal} ${ordinal}s`, () => ({ denominator }), false);
  }
add('half halves', () => ({ denominator: 2 }), true);
add('quarter quarters', () => ({ denominator: 4 }), true);
add('hundredth hundredths', () => ({ denominator: 100 }), true);
add('thousand million billion trillion', (_, index) => ({ scale: 1000 ** (index + 1) }), true);
add('hundredth thousandth millionth', (_, index) => ({ scaleOrdinal: [100, 1e3, 1e6][index] ?? 0 }), true);
add(
  'twenties thirties forties fifties sixties seventies eighties nineties',
  (_, i) => ({ decade: (i + 2) * 10 }),
  true,
);
for (const [index, names] of [
  'january jan',
  'february feb',
  'march mar',
  'april apr',
  'may',
  'june jun',
  'july jul',
  'august aug',
  'september sept sep',
  'october oct',
  'november nov',
  'december dec',
].entries())
  add(names, () => ({ month: index + 1 }), true);
for (const names of [
  'monday mon',
  'tuesday tue tues',
  'wednesday wed',
  'thursday thu thur thurs',
  'friday fri',
  'saturday sat',
  'sunday sun',
])
  add(names, () => ({ weekday: names.slice(0, names.indexOf(' ')) }), true);
add('am pm', (half) => ({ half: half === 'am' ? 'am' : 'pm' }), true);
add('noon midday midnight hundred zero nought per percent', () => ({ isJoint: true }), true);
add('oh o point minus past after to and of the a an until till % - new', () => ({ isJoint: true }), false);
add("o'clock pence penny cent cents ¢ c p k m bn mn", () => ({ isJoint: true }), false);

/** Every word that may begin a number in words, or an ordinal. */
export const NUMBER_WORDS: readonly string[] = [
  'zero',
  'a',
  ...[...words].filter(([, { unit, tens, ordinal }]) => unit + tens + ordinal > 0).map(([word]) => word),
];

/** The meanings of each word. */
export const WORDS: ReadonlyMap<string, Word> = words;

/** Words that may begin a value without a figure. */
export const TRIGGERS: ReadonlySet<string> = triggers;
