/** The differences between two printed tests of one series: the place they describe, and their keys. */
interface Theme {
  readonly place: string;
  readonly people: readonly [string, string, string, string];
  /** One for each blank. */
  readonly words: readonly string[];
  readonly verdicts: readonly string[];
  readonly opinions: readonly string[];
  readonly paragraphs: readonly string[];
  readonly persons: readonly string[];
  readonly pairs: readonly (readonly string[])[];
  readonly options: readonly string[];
  readonly endings: readonly string[];
}

const CANAL: Theme = {
  place: 'canal',
  people: ['Ada Holm', 'Piet Brand', 'Karl Noor', 'Rosa Lind'],
  words: ['clay', 'mules', 'barley', 'lanterns', 'widows', 'frost', 'toll'],
  verdicts: ['TRUE', 'FALSE', 'NOT GIVEN', 'FALSE', 'TRUE', 'NOT GIVEN'],
  opinions: ['YES', 'NOT GIVEN', 'NO', 'YES'],
  paragraphs: ['D', 'A', 'F', 'B', 'E'],
  persons: ['C', 'A', 'D', 'B'],
  pairs: [
    ['B', 'D'],
    ['A', 'E'],
  ],
  options: ['B', 'C', 'A', 'C', 'B'],
  endings: ['G', 'A', 'E', 'C', 'B'],
};

const HARBOUR: Theme = {
  place: 'harbour',
  people: ['Ines Ford', 'Tom Berg', 'Lea Strand', 'Jan Wik'],
  words: ['granite', 'pilots', 'herring', 'sails', 'orphans', 'storms', 'ropes'],
  verdicts: ['FALSE', 'FALSE', 'TRUE', 'NOT GIVEN', 'FALSE', 'TRUE'],
  opinions: ['NO', 'YES', 'YES', 'NOT GIVEN'],
  paragraphs: ['C', 'E', 'B', 'A', 'D'],
  persons: ['B', 'D', 'A', 'C'],
  pairs: [
    ['A', 'C'],
    ['C', 'D'],
  ],
  options: ['C', 'A', 'B', 'B', 'A'],
  endings: ['D', 'F', 'A', 'G', 'C'],
};

type Key = readonly (readonly [numbers: string, answer: string])[];

/** A printed test, and the key that it must be taken over with. */
export interface PrintedTest {
  readonly text: string;
  /** The answers by their numbers, as the product has them: texts of options, letters of paragraphs, words. */
  readonly answers: ReadonlyMap<number, readonly string[]>;
}

/** How a printer sets a test. */
interface Setting {
  readonly part: (part: number, first: number, last: number) => readonly string[];
  readonly questions: (first: number, last: number) => readonly string[];
  readonly item: (number: number, text: string, answer: string) => readonly string[];
  readonly gap: (number: number, around: readonly [before: string, after: string], answer: string) => readonly string[];
  readonly option: (letter: string, text: string, isRight: boolean) => string;
  readonly key: (key: Key) => readonly string[];
}

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

const STATEMENTS = [
  'was dug by hand from one end to the other.',
  'took longer to build than anyone had planned.',
  'was paid for by a single family.',
  'has been closed to traffic since it was opened.',
  'is deeper today than in its first year.',
  'was drawn on no map before that century.',
];
const BLANKS: readonly (readonly [string, string])[] = [
  ['its banks are made of', 'from the hills'],
  ['goods were moved with the help of', 'in all seasons'],
  ['the main cargo was', 'for many years'],
  ['at night the way was lit by', 'on long poles'],
  ['the gates were kept by', 'of the town'],
  ['work stopped in winter because of', 'on the water'],
  ['each boat had to give a', 'at the bridge'],
];
const OPINIONS = [
  'should be opened to visitors.',
  'needs a second bridge.',
  'is of no use to the town.',
  'deserves a museum.',
];
const FACTS = [
  'a reason why the work was begun',
  'the name of a builder',
  'an accident in a cold year',
  'how the water was measured',
  'a plan that was given up',
];
const CLAIMS = [
  'The plans were drawn in a single night.',
  'The workers were better paid than farmers.',
  'The water was clean enough to drink.',
  'The engineers never agreed on the route.',
];
const REASONS = ['the price of land', 'a dry summer', 'the wish of a king', 'new machines', 'a lost harvest'];
const USES = ['for fishing', 'for skating', 'as a border', 'for washing wool', 'as a theatre'];
const CHOICES: readonly (readonly [string, readonly [string, string, string]])[] = [
  ['Who chose the route?', ['a council of farmers', 'an engineer from abroad', 'the owner of a mill']],
  ['When was the first stone laid?', ['in a hard winter', 'on a market day', 'after a long strike']],
  ['What surprised the first travellers?', ['the silence', 'the smell', 'the speed']],
  ['Why was the second plan refused?', ['It was too dear.', 'It was too late.', 'It was too bold.']],
  ['What does the writer say of the records?', ['They were burned.', 'They are in private hands.', 'They were sold.']],
];
const BEGINNINGS = [
  'The first boats',
  'The families on the north side',
  'The oldest gate',
  'The council’s letters',
  'A stranger from the coast',
];
const ENDINGS = [
  'were lost in a fire.',
  'came back every spring.',
  'is still used today.',
  'had no lights at all.',
  'was brought from another country.',
  'left nothing in writing.',
  'sank before they were paid for.',
];

/** The forty questions of a reading test about a place, as a printer sets them. */
function printedTest(theme: Theme, setting: Setting): PrintedTest {
  const answers = new Map<number, readonly string[]>();
  const key: (readonly [string, string])[] = [];
  const lines: string[] = [];
  const add = (...more: readonly (readonly string[])[]) => lines.push(...more.flat());
  const note = (number: number, answer: string, stored: string) => {
    answers.set(number, [stored]);
    key.push([String(number), answer]);
    return answer;
  };
  const at = (list: readonly string[], index: number) => list[index] ?? '';
  const letter = (name: string) => LETTERS.indexOf(name);
  const subject = `The ${theme.place}`;

  add(setting.part(1, 1, 13), passageOf(theme, 1), setting.questions(1, 6));
  add(['Do the following statements agree with the information given in Reading Passage 1?']);
  add(['TRUE if the statement agrees with the information', 'FALSE if the statement contradicts the information']);
  add(['NOT GIVEN if there is no information on this', '']);
  for (const [index, text] of STATEMENTS.entries()) {
    const verdict = at(theme.verdicts, index);
    add(setting.item(1 + index, `${subject} ${text}`, note(1 + index, verdict, verdict)));
  }
  add(setting.questions(7, 13), [
    'Complete the notes below.',
    'Choose ONE WORD ONLY from the passage for each answer.',
    '',
  ]);
  for (const [index, [before, after]] of BLANKS.entries()) {
    const word = at(theme.words, index);
    add(setting.gap(7 + index, [before, after], note(7 + index, word, word)));
  }

  add(setting.part(2, 14, 26), passageOf(theme, 2), setting.questions(14, 18));
  add(['Reading Passage 2 has six paragraphs, A–F.', 'Which paragraph contains the following information?', '']);
  for (const [index, text] of FACTS.entries()) {
    const name = at(theme.paragraphs, index);
    add(setting.item(14 + index, text, note(14 + index, name, name)));
  }
  add(setting.questions(19, 22), ['Match each statement with the correct person, A–D.', '']);
  for (const [index, text] of CLAIMS.entries()) {
    const name = at(theme.persons, index);
    add(setting.item(19 + index, text, note(19 + index, name, at(theme.people, letter(name)))));
  }
  add(
    ['', 'List of People'],
    theme.people.map((person, index) => setting.option(at(LETTERS, index), person, false)),
  );
  for (const [group, list] of [REASONS, USES].entries()) {
    const first = 23 + 2 * group;
    const pair = theme.pairs[group] ?? [];
    const right = pair.map((name) => at(list, letter(name)));
    add(setting.questions(first, first + 1), ['Choose TWO letters, A–E.']);
    add([group === 0 ? 'Which TWO reasons for the work are given?' : 'Which TWO uses are named by the writer?']);
    add(list.map((text, index) => setting.option(at(LETTERS, index), text, right.includes(text))));
    answers.set(first, right);
    key.push([`${first}–${first + 1}`, pair.join(', ')]);
  }

  add(setting.part(3, 27, 40), passageOf(theme, 3), setting.questions(27, 31));
  add(['Choose the correct letter, A, B or C.', '']);
  for (const [index, [text, options]] of CHOICES.entries()) {
    const name = at(theme.options, index);
    note(27 + index, name, at(options, letter(name)));
    add(setting.item(27 + index, text, ''));
    add(options.map((option, place) => setting.option(at(LETTERS, place), option, place === letter(name))));
  }
  add(setting.questions(32, 36), ['Complete each sentence with the correct ending, A–G, below.', '']);
  for (const [index, text] of BEGINNINGS.entries()) {
    const name = at(theme.endings, index);
    add(setting.item(32 + index, text, note(32 + index, name, at(ENDINGS, letter(name)))));
  }
  add(
    [''],
    ENDINGS.map((text, index) => setting.option(at(LETTERS, index), text, false)),
    setting.questions(37, 40),
  );
  add(['Do the following statements agree with the views of the writer in Reading Passage 3?']);
  add(['YES if the statement agrees with the views of the writer', 'NO if the statement contradicts them']);
  add(['NOT GIVEN if it is impossible to say what the writer thinks', '']);
  for (const [index, text] of OPINIONS.entries()) {
    const verdict = at(theme.opinions, index);
    add(setting.item(37 + index, `${subject} ${text}`, note(37 + index, verdict, verdict)));
  }
  add(setting.key(key));
  return { text: lines.join('\n'), answers };
}

function passageOf({ place, words }: Theme, part: number): readonly string[] {
  const title =
    ['', `How the ${place} was made`, `Six views of the ${place}`, `What the ${place} is worth`][part] ?? '';
  const prose = [
    `Nobody in the valley had asked for a ${place}, and for most of a century nobody believed that there would be one. The first plans were the work of a clerk who had never seen the sea.`,
    `In the end it was built with what lay nearby, above all ${words.slice(0, 3).join(', ')} and ${words[3] ?? ''}. The records of those years name ${words.slice(4).join(', ')} on nearly every page.`,
  ];
  const views = ['A', 'B', 'C', 'D', 'E', 'F'].map(
    (name) =>
      `${name} Of all the accounts of the ${place}, this one is the shortest, and the only one that was written on the day itself.`,
  );
  return ['', title, '', ...(part === 2 ? views : prose).flatMap((text) => [text, '']), ''];
}

const heading = (first: number, last: number) => ['', `Questions ${first}–${last}`];
const rowOfKey = (cells: Key) => cells.map(([numbers, answer]) => `${numbers}. ${answer}`).join(' ');

/** Letters without points, wide spaces, dots, and a key in columns with one space between them. */
const PAGE: Setting = {
  part: (part) => [`READING PASSAGE ${part}`, `You should spend about 20 minutes on the questions of this passage.`],
  questions: heading,
  item: (number, text) => [`${number}   ${text}`],
  gap: (number, [before, after]) => [`• ${before} ${number} .............. ${after}`],
  option: (letter, text) => `     ${letter}   ${text}`,
  key: (key) => {
    const half = Math.ceil(key.length / 2);
    return [
      '',
      'Answer key',
      ...key.slice(0, half).map((left, index) => rowOfKey([left, ...key.slice(half + index, half + index + 1)])),
    ];
  },
};

/** A book with its solutions: a verdict or letter after each question, a tick at each right option, answers below gaps. */
const SOLVED: Setting = {
  part: (part, first, last) => [`SECTION ${part} Questions ${first}-${last}`],
  questions: heading,
  item: (number, text, answer) => [`${number}. ${text}${answer === '' ? '' : ` (${answer})`}`],
  gap: (_number, [before, after], answer) => [`${before} ______ ${after}`, `Answer: ${answer}`],
  option: (letter, text, isRight) => `${isRight ? '✓ ' : ''}${letter}. ${text}`,
  key: () => [],
};

/** Paragraphs of a word processor, with the keys of several tests at the end of the file. */
const FILE: Setting = {
  ...PAGE,
  part: (part) => ['', `Reading Passage ${part}`],
  item: (number, text) => [`${number}. ${text}`],
  gap: (number, [before, after]) => [`${before} (${number}) ________ ${after}`],
  option: (letter, text) => `${letter}) ${text}`,
  key: (key) => key.map(([numbers, answer]) => `${numbers}\t${answer}`),
};

export const PRINTED_PAGE = printedTest(CANAL, PAGE);
export const SOLVED_BOOK = printedTest(HARBOUR, SOLVED);

/** Two tests in one file, with both keys at its end. */
export const TWO_TESTS = twoTests();

function twoTests(): { readonly text: string; readonly tests: readonly PrintedTest[] } {
  const tests = [CANAL, HARBOUR].map((theme) => printedTest(theme, FILE));
  const body = tests.map(({ text }, index) => {
    const keyStart = text.lastIndexOf('\n1\t');
    return { questions: `PRACTICE TEST ${index + 1}\n${text.slice(0, keyStart)}`, key: text.slice(keyStart + 1) };
  });
  const text = [
    ...body.map(({ questions }) => questions),
    ...body.map(({ key }, index) => `Reading test #${index + 1} answers\n${key}`),
  ].join('\n\n');
  return { text, tests };
}
