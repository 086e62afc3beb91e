import { numberQuestions, rangeLabel, type FullGroup, type SectionContent } from '@bandwise/domain';
import { letterAt, splitBlocks, textOf } from '@bandwise/domain/internal';

const LETTERS = 'ABCDEFGHIJKLMNOP';

/** Writes a full test as plain text, as copied from a printed page: passages, questions, and the key at the end. */
export function printedTest(parts: readonly SectionContent[]): string {
  const pages = parts.map((part) =>
    [
      `READING PASSAGE ${part.part_number}`,
      rubric(part),
      ...part.passage.map(printed),
      ...part.groups.map(printGroup),
    ].join('\n\n'),
  );
  return [...pages, ['Answer key', ...parts.flatMap(({ groups }) => groups.flatMap(printKey))].join('\n')].join('\n\n');
}

function rubric({ part_number, groups }: SectionContent): string {
  return `You should spend about 20 minutes on Questions ${numbersOf(groups)}, which are based on Reading Passage ${part_number} below.`;
}

function printGroup(group: FullGroup): string {
  const instruction = splitBlocks(group.instruction).flatMap((block) =>
    block.startsWith('<ul') ? items(block) : textOf(block),
  );
  return [`Questions ${numbersOf([group])}`, ...instruction, ...PRINTERS[group.type].print(group)].join('\n');
}

type Print = (group: FullGroup) => readonly string[];

/** Prints a group, and names an answer in the key of a question without options. */
interface Printer {
  readonly print: Print;
  readonly named: (answer: string, group: FullGroup) => string;
}

const rows: Print = ({ questions }) => questions.map(({ number, question }) => `${number}  ${printed(question)}`);
const withOptions: Print = ({ questions }) =>
  questions.flatMap(({ number, question, options }) => [
    `${/^\d+–\d+ /.test(question) ? '' : `${number}  `}${printed(question)}`,
    ...options.map((option, index) => `   ${LETTERS[index]}  ${option}`),
  ]);
const text = ({ paragraph }: FullGroup) =>
  paragraph === null ? [] : paragraph.split(/(?<=<\/(?:h3|p|tr|caption)>)/).map(line);
const gaps: Print = (group) => (group.paragraph === null ? rows(group) : text(group));

const asWritten = (answer: string) => answer;

const PRINTERS: Readonly<Record<FullGroup['type'], Printer>> = {
  TFNG: { print: rows, named: asWritten },
  MCQ: { print: withOptions, named: asWritten },
  MULTI: { print: withOptions, named: asWritten },
  FILL_BLANKS: { print: gaps, named: asWritten },
  MATCH_TABLE: { print: rows, named: asWritten },
  DRAG_DROP: {
    print: (group) => [...text(group), ...lettered(group)],
    named: letterOf,
  },
  DROPDOWN: {
    print: (group) => [...lettered(group), ...rows(group)],
    named: letterOf,
  },
};

function lettered({ choices, letters = 'A', choices_title: title }: FullGroup): readonly string[] {
  return [
    ...(title === undefined ? [] : [title]),
    ...choices.map((choice, index) => `${letterAt(letters, index)}  ${choice}`),
  ];
}

function letterOf(answer: string, { choices, letters = 'A' }: FullGroup): string {
  const index = choices.indexOf(answer);
  return index === -1 ? answer : letterAt(letters, index);
}

/** Puts a tab between the cells of a table row, and prints a blank as dots around its number. */
function line(html: string): string {
  const cells = html.replace(/<\/t[dh]>\s*<t[dh][^>]*>/g, '\t');
  return cells
    .split('\t')
    .map((cell) => printed(cell).replace(/\{(\d+)\}/g, '....$1....'))
    .join('\t');
}

function items(html: string): readonly string[] {
  return html
    .split(/<\/li>/)
    .map(printed)
    .filter((item) => item !== '');
}

function printed(html: string): string {
  return textOf(html).replace(/\s+/g, ' ').trim();
}

function printKey(group: FullGroup): readonly string[] {
  return numberQuestions([group]).map(({ numbers }, index) => {
    const question = group.questions[index];
    return `${rangeLabel(numbers)} ${(question?.answers ?? []).map((answer) => named(answer, group, question?.options ?? [])).join(question?.options.length ? ', ' : ' / ')}`;
  });
}

/** An answer in a printed key: the letter of an option, the numeral of a heading, or the words. */
function named(answer: string, group: FullGroup, options: readonly string[]): string {
  return LETTERS[options.indexOf(answer)] ?? PRINTERS[group.type].named(answer, group);
}

function numbersOf(groups: readonly FullGroup[]): string {
  return rangeLabel(numberQuestions(groups).flatMap(({ numbers }) => numbers));
}
