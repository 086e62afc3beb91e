import type { AnswerAnalysis, GivenAnswer } from '@bandwise/api-contract/admin';
import { keysOf, letteredChoices, QUESTION_SHAPES, type LetteredChoice } from '@bandwise/domain';
import { normalForm, offeredIn, withLetter, type ItemStatistics, type Thirds } from '@bandwise/domain/internal';
import type { CountedPart } from './counted-parts.ts';
import type { GivenRow } from './statistics.repo.ts';

/** Typed answers that are listed, and of each the ways to write it. */
const LISTED = 50;
const FORMS = 10;
/** Characters of one. */
const ANSWER_MAX = 200;

type Blank = AnswerAnalysis['blanks'][number];

export function presentAnswers(of: {
  readonly part: CountedPart;
  readonly unit: CountedPart['units'][number];
  readonly blanks: readonly { readonly address: string; readonly rows: readonly GivenRow[] }[];
  readonly sums: ItemStatistics['sums'];
  readonly thirds: Thirds | null;
}): AnswerAnalysis {
  const { part, unit, blanks, sums, thirds } = of;
  const attempts = sums.reduce((total, { count }) => total + count, 0);
  const within = (isOf: (marks: number) => boolean) =>
    sums.reduce((total, { value, count }) => total + (isOf(value) ? count : 0), 0);
  const lower = thirds ? within((marks) => marks <= thirds.lowerTo) : 0;
  const upper = thirds ? within((marks) => marks >= thirds.upperFrom) : 0;
  const group = part.version.content.groups[unit.groupIndex];
  const keys = keysOf(part.version.content.groups);
  const choices = group ? letteredChoices(group) : null;
  return {
    sectionID: part.row.id,
    number: unit.number,
    type: unit.type,
    total: unit.numbers.length,
    attempts,
    thirds: { lower, middle: attempts - lower - upper, upper },
    blanks: blanks.map(({ address, rows }, index) => {
      const offered = group ? offeredIn(group, group.questions[unit.questionIndexes[index] ?? 0]) : [];
      const key = keys.find((one) => one.address === address)?.answers ?? [];
      const isList = QUESTION_SHAPES[unit.type].answer !== 'text';
      const textRows = rows.map((row): GivenTexts => ({ ...row, texts: textsOf(row.answer, isList) }));
      return presentBlank(address, { offered, choices, key, textRows, attempts });
    }),
  };
}

interface BlankToPresent {
  readonly offered: readonly string[];
  /** The choices with their letters; null without letters. */
  readonly choices: readonly LetteredChoice[] | null;
  readonly key: readonly string[];
  readonly textRows: readonly GivenTexts[];
  readonly attempts: number;
}

interface GivenTexts extends GivenRow {
  readonly texts: readonly string[];
}

function presentBlank(address: string, { offered, choices, key, textRows, attempts }: BlankToPresent): Blank {
  const isTyped = offered.length === 0;
  const formOf = isTyped ? normalForm : (text: string) => text;
  const answers = gather(textRows, formOf);
  if (!isTyped) for (const text of offered) if (!answers.has(text)) answers.set(text, nothingGiven());
  const keyForms = new Set(key.map(formOf));
  const presented = [...answers].map(([form, answer]) =>
    presentGiven(answer, { form, isKey: keyForms.has(form), choices }),
  );
  const places = new Map(offered.map((text, place) => [text, place]));
  const sorted = isTyped
    ? presented.toSorted((one, other) => other.count - one.count || (one.answer < other.answer ? -1 : 1))
    : presented.toSorted((one, other) => placeOf(places, one.answer) - placeOf(places, other.answer));
  const blank = textRows.filter(({ texts }) => texts.length === 0).reduce((sum, { count }) => sum + count, 0);
  const listed = sorted.slice(0, LISTED);
  const answered = attempts - blank;
  const listedCount = listed.reduce((sum, { count }) => sum + count, 0);
  return {
    address,
    kind: isTyped ? 'typed' : 'choices',
    key: [...key],
    answers: listed,
    others: isTyped ? Math.max(0, answered - listedCount) : 0,
    blank,
  };
}

/** Former choices come last. */
function placeOf(places: ReadonlyMap<string, number>, text: string): number {
  return places.get(text) ?? places.size;
}

interface Given {
  readonly texts: Map<string, number>;
  count: number;
  right: number;
  readonly thirds: GivenAnswer['thirds'];
}

function nothingGiven(): Given {
  return { texts: new Map(), count: 0, right: 0, thirds: { lower: 0, middle: 0, upper: 0 } };
}

/** Groups answers of one form; an answer with several choices counts once per choice. */
function gather(rows: readonly GivenTexts[], formOf: (text: string) => string): Map<string, Given> {
  const answers = new Map<string, Given>();
  for (const { texts, third, right, count } of rows)
    for (const text of texts) {
      const form = formOf(text);
      const answer = answers.get(form) ?? nothingGiven();
      answers.set(form, answer);
      answer.texts.set(text, (answer.texts.get(text) ?? 0) + count);
      answer.count += count;
      answer.right += right ? count : 0;
      answer.thirds[third] += count;
    }
  return answers;
}

/** Parses a list from JSON; a truncated text is returned unchanged. */
function textsOf(given: string | null, isList: boolean): readonly string[] {
  const texts = given === null ? [] : isList ? readList(given) : [given];
  return texts.map((text) => text.trim().slice(0, ANSWER_MAX)).filter((text) => text !== '');
}

function readList(json: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list.filter((text) => typeof text === 'string') : [json];
  } catch {
    return [json];
  }
}

function presentGiven(
  { texts, count, right, thirds }: Given,
  { form, isKey, choices }: { readonly form: string; readonly isKey: boolean } & Pick<BlankToPresent, 'choices'>,
): GivenAnswer {
  const [answer = form, ...forms] = [...texts].toSorted(([, one], [, other]) => other - one).map(([text]) => text);
  const label = withLetter(choices, answer);
  return { answer, label, forms: forms.slice(0, FORMS), count, right, is_key: isKey, thirds: { ...thirds } };
}
