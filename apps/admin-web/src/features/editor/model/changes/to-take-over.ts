import { firstNumber, lastNumber, numberQuestions, rangeLabel, skills, type FullGroup } from '@bandwise/domain';
import { hasContent, splitBlocks, textOf, wordCount } from '@bandwise/domain/internal';
import type { Recognised, RecognisedPart } from '@bandwise/recognise';
import { toFullGroup } from '../form/to-full-group.ts';
import type { ExamForm, PartForm } from '../form/form.ts';
import { shownParts } from '../form/parts.ts';
import { takeOver } from './take-over.ts';
import type { TakenPart, TakeOver } from './taken.ts';

/** Where the text was pasted. */
export interface PasteTarget {
  /** The open part. */
  readonly part: number;
  /** null: not into a group. */
  readonly group: number | null;
}

/** A part of the text, and where in the test it goes. */
export interface PlacedPart {
  /** Among the parts of the text. */
  readonly place: number;
  readonly recognised: RecognisedPart;
  /** null if the test has no such part. */
  readonly part: PartForm | null;
  readonly number: number;
  /** The words and paragraphs of the passage; headings are no paragraphs. */
  readonly words: number;
  readonly paragraphs: number;
  /** The part already has a passage. */
  readonly replacesPassage: boolean;
}

export interface Placing {
  readonly parts: readonly PlacedPart[];
  /** The text has several parts, so a single part becomes a full test. */
  readonly becomesFull: boolean;
}

/** Matches each part of the text with a part of the test: by number, or the open one. */
export function placeParts(form: ExamForm, { parts }: Recognised, target: PasteTarget): Placing {
  const named = parts.filter(({ number }) => number !== null);
  const isFull = form.testType === 'full_test';
  const becomesFull = !isFull && target.group === null && new Set(named.map(({ number }) => number)).size > 1;
  const open = form.parts.findIndex(({ id }) => id === target.part);
  const places = partsOfTexts(parts, form.parts.length);
  const placed = parts.map((recognised, place) => {
    const isOwn = (isFull || becomesFull) && recognised.number !== null && target.group === null;
    const index = isOwn ? (places[place] ?? 0) : open;
    const part = form.parts[index] ?? null;
    return {
      place,
      recognised,
      part,
      number: index + 1,
      words: wordCount(textOf(recognised.passage)),
      paragraphs: splitBlocks(recognised.passage).filter(isParagraph).length,
      replacesPassage: part !== null && hasContent(part.content),
    };
  });
  return { parts: placed, becomesFull };
}

const isParagraph = (html: string) => /^<(?:p|ul|ol|blockquote)\b/.test(html) && hasContent(html);

/**
 * The part of a test, from 0, for each text that was pasted: the part of its number. Where a text names more passages than the test
 * has parts, as General Training does, the place of its questions among all numbers decides, and a passage without questions goes
 * with the one before it.
 */
function partsOfTexts(texts: readonly RecognisedPart[], parts: number): readonly number[] {
  if (texts.every(({ number }) => number === null || number <= parts))
    return texts.map(({ number }) => (number ?? 1) - 1);
  const total = Math.max(...texts.map(({ groups }) => lastNumber(groups) ?? 0));
  let before = 0;
  return texts.map(({ groups }) => {
    const first = firstNumber(groups);
    const middle = ((first ?? 1) + (lastNumber(groups) ?? 1)) / 2;
    // Numbers begin at 1; a third of forty questions is a part of three.
    const part = first === null ? before : Math.floor(((middle - 1) * parts) / Math.max(total, 1));
    before = Math.min(Math.max(part, before), parts - 1);
    return before;
  });
}

/** Whether the target part can have a passage: listening parts have none. */
export function takesPassage(form: ExamForm, { part, words }: PlacedPart): boolean {
  return skills[form.skill].hasPassage && part !== null && words > 0;
}

/** Builds the change of the form; `passages`: the indexes of the passages to take. */
export function toTakeOver(
  form: ExamForm,
  { parts, becomesFull }: Placing,
  { target, passages }: { readonly target: PasteTarget; readonly passages: ReadonlySet<number> },
): TakeOver {
  const takenParts = new Map<number, TakenPart>();
  for (const [index, { part, recognised }] of parts.entries()) {
    if (part === null) continue;
    const before = takenParts.get(part.id);
    const content = passages.has(index) ? recognised.passage : null;
    const contents = [before?.content ?? null, content].filter((html) => html !== null);
    takenParts.set(part.id, {
      part: part.id,
      groups: [...(before?.groups ?? []), ...recognised.groups],
      content: contents.length === 0 ? null : contents.join(''),
    });
  }
  const [first] = parts;
  const isTitled = parts.length === 1 && passages.has(0) && form.info.title === '' && shownParts(form).length === 1;
  return {
    type: 'takeOver',
    parts: [...takenParts.values()],
    into: target.group,
    testType: becomesFull ? 'full_test' : null,
    title: isTitled && first !== undefined && first.recognised.title !== '' ? first.recognised.title : null,
  };
}

/**
 * Ranges of questions that get other numbers than printed, because existing groups precede them and parts have no gaps.
 */
export function renumbered(form: ExamForm, placing: Placing, target: PasteTarget): readonly Renumbered[] {
  if (target.group !== null) return [];
  const after = takeOver(form, toTakeOver(form, placing, { target, passages: new Set() }));
  return placing.parts.flatMap(({ place, part, recognised: { groups } }, index) => {
    const all = after.parts.find(({ id }) => id === part?.id)?.groups ?? [];
    const later = placing.parts.slice(index + 1).filter((other) => other.part?.id === part?.id);
    const end = all.length - later.reduce((sum, other) => sum + other.recognised.groups.length, 0);
    const added = all.slice(end - groups.length, end).map(toFullGroup);
    return movedNumbers(groups, added).map(({ from, to }) => ({
      place,
      printed: rangeLabel(from),
      will: rangeLabel(to),
    }));
  });
}

/** Runs of questions whose numbers move by the same amount. */
function movedNumbers(printed: readonly FullGroup[], added: readonly FullGroup[]): readonly MovedRun[] {
  const from = printed.flatMap((group) => numberQuestions([group])).flatMap(({ numbers }) => numbers);
  const to = added.flatMap((group) => numberQuestions([group])).flatMap(({ numbers }) => numbers);
  const runs: { readonly from: number[]; readonly to: number[] }[] = [];
  for (const [index, number] of from.entries()) {
    const next = to[index];
    if (next === undefined || next === number) continue;
    const run = runs.at(-1);
    const goesOn = run !== undefined && run.from.at(-1) === number - 1 && run.to.at(-1) === next - 1;
    if (goesOn) {
      run.from.push(number);
      run.to.push(next);
    } else runs.push({ from: [number], to: [next] });
  }
  return runs;
}

interface MovedRun {
  readonly from: readonly number[];
  readonly to: readonly number[];
}

interface Renumbered {
  /** Among the parts of the text. */
  readonly place: number;
  /** `6–13`, as printed. */
  readonly printed: string;
  readonly will: string;
}
