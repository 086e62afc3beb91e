import { firstNumber, lastNumber, rangeLabel, skills, type FullGroup } from '@bandwise/domain';
import { hasContent, textOf, wordCount } from '@bandwise/domain/internal';
import type { Recognised, RecognisedPart } from '@bandwise/recognise';
import { toFullGroup } from '../exam-file/to-full-group.ts';
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
  /** null: the test has no such part. */
  readonly part: PartForm | null;
  readonly number: number;
  readonly words: number;
  /** A passage is there already. */
  readonly replacesPassage: boolean;
}

export interface Placing {
  readonly parts: readonly PlacedPart[];
  /** The text has several parts, and the test has one. */
  readonly becomesFull: boolean;
}

/** Each part of the text with the part of the test that it goes to: the one of its number, or the one that is open. */
export function placeParts(form: ExamForm, { parts }: Recognised, target: PasteTarget): Placing {
  const named = parts.filter(({ number }) => number !== null);
  const isFull = form.testType === 'full_test';
  const becomesFull = !isFull && target.group === null && new Set(named.map(({ number }) => number)).size > 1;
  const open = form.parts.findIndex(({ id }) => id === target.part);
  const placed = parts.map((recognised, place) => {
    const isOwn = (isFull || becomesFull) && recognised.number !== null && target.group === null;
    const index = isOwn ? Math.min(recognised.number ?? 1, form.parts.length) - 1 : open;
    const part = form.parts[index] ?? null;
    return {
      place,
      recognised,
      part,
      number: index + 1,
      words: wordCount(textOf(recognised.passage)),
      replacesPassage: part !== null && hasContent(part.content),
    };
  });
  return { parts: placed, becomesFull };
}

/** Where a passage can go: a listening part has none. */
export function takesPassage(form: ExamForm, { part, words }: PlacedPart): boolean {
  return skills[form.skill].hasPassage && part !== null && words > 0;
}

/** The one change of the form; `passages` are the places in the list whose passage is taken. */
export function toTakeOver(
  form: ExamForm,
  { parts, becomesFull }: Placing,
  { target, passages }: { readonly target: PasteTarget; readonly passages: ReadonlySet<number> },
): TakeOver {
  const taken = new Map<number, TakenPart>();
  for (const [index, { part, recognised }] of parts.entries()) {
    if (part === null) continue;
    const before = taken.get(part.id);
    const content = passages.has(index) ? recognised.passage : null;
    const contents = [before?.content ?? null, content].filter((html) => html !== null);
    taken.set(part.id, {
      part: part.id,
      groups: [...(before?.groups ?? []), ...recognised.groups],
      content: contents.length === 0 ? null : contents.join(''),
    });
  }
  const [first] = parts;
  const isTitled = parts.length === 1 && passages.has(0) && form.info.title === '' && shownParts(form).length === 1;
  return {
    type: 'takeOver',
    parts: [...taken.values()],
    into: target.group,
    testType: becomesFull ? 'full_test' : null,
    title: isTitled && first !== undefined && first.recognised.title !== '' ? first.recognised.title : null,
  };
}

/** Parts whose questions get other numbers than they are printed with: groups that are there come before them. */
export function renumbered(form: ExamForm, placing: Placing, target: PasteTarget): readonly Renumbered[] {
  if (target.group !== null) return [];
  const after = takeOver(form, toTakeOver(form, placing, { target, passages: new Set() }));
  return placing.parts.flatMap(({ place, part, recognised: { groups } }, index) => {
    const all = after.parts.find(({ id }) => id === part?.id)?.groups ?? [];
    const later = placing.parts.slice(index + 1).filter((other) => other.part?.id === part?.id);
    const end = all.length - later.reduce((sum, other) => sum + other.recognised.groups.length, 0);
    const added = all.slice(end - groups.length, end).map(toFullGroup);
    const printed = numbersOf(groups);
    const will = numbersOf(added);
    return groups.length === 0 || printed === will ? [] : [{ place, printed, will }];
  });
}

interface Renumbered {
  /** Among the parts of the text. */
  readonly place: number;
  readonly printed: string;
  readonly will: string;
}

function numbersOf(groups: readonly FullGroup[]): string {
  const first = firstNumber(groups);
  const last = lastNumber(groups);
  return first === null || last === null ? '' : rangeLabel([first, last]);
}
