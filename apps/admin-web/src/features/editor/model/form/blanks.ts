import { addressOf, blanksIn, parseAddress, splitBlanks } from '@bandwise/domain';
import type { GroupForm, QuestionForm } from './form.ts';
import type { Ids } from './ids.ts';
import { insertAt } from './lists.ts';
import { newQuestion } from './new-exam.ts';

/** A paragraph with the changes of its blanks' questions. */
export interface BlanksPatch {
  readonly paragraph: string;
  /** Questions that are removed, or placed again. */
  readonly drop: readonly number[];
  /** Questions to move to the position of their blank. */
  readonly place: readonly { readonly blank: string; readonly question: QuestionForm }[];
  /** Whether to create questions for other blanks without one. */
  readonly adopt: boolean;
}

/** The distinct markers of a group's paragraph without a question. */
export function orphanBlanks(group: Pick<GroupForm, 'paragraph' | 'questions'>): readonly string[] {
  const addresses = new Set(group.questions.map(addressOf));
  return [...new Set(blanksIn(group.paragraph ?? ''))].filter((blank) => !addresses.has(blank));
}

/** The questions without a marker in the group's paragraph. */
export function unplacedQuestions(group: Pick<GroupForm, 'paragraph' | 'questions'>): readonly QuestionForm[] {
  const blanks = new Set(blanksIn(group.paragraph ?? ''));
  return group.questions.filter((question) => !blanks.has(addressOf(question)));
}

/** Whether a question is still empty. */
export function isUntouched({ question, chosen, answers }: QuestionForm): boolean {
  return question.trim() === '' && chosen.length === 0 && answers.every((answer) => answer.trim() === '');
}

/** A number that no marker and no question of the group has; numbering replaces it. */
export function freeBlank({ paragraph, questions }: Pick<GroupForm, 'paragraph' | 'questions'>): string {
  const usedAddresses = new Set([...blanksIn(paragraph ?? ''), ...questions.map(addressOf)]);
  let number = 1;
  while (usedAddresses.has(String(number))) number += 1;
  return String(number);
}

/** Adds a question for each marker without one, in the order of the paragraph. */
export function adoptBlanks(group: GroupForm, ids: Ids): GroupForm {
  return placeQuestions(group, () => newQuestion(group.type, ids));
}

/** Sets the paragraph, and removes or restores questions with their blanks. */
export function setBlanks(group: GroupForm, { paragraph, drop, place, adopt }: BlanksPatch, ids: Ids): GroupForm {
  const questions = group.questions.filter(({ id }) => !drop.includes(id));
  const placed = new Map(place.map(({ blank, question }) => [blank, question]));
  return placeQuestions(
    { ...group, paragraph, questions },
    (blank) => placed.get(blank) ?? (adopt ? newQuestion(group.type, ids) : null),
  );
}

/** Inserts a question at each marker without one; null skips the marker. */
function placeQuestions(group: GroupForm, questionOf: (blank: string) => QuestionForm | null): GroupForm {
  const orphans = new Set(orphanBlanks(group));
  if (orphans.size === 0) return group;
  let questions = group.questions;
  let before: string | null = null;
  for (const blank of blanksIn(group.paragraph ?? '')) {
    const parts = orphans.delete(blank) ? parseAddress(blank) : null;
    const question = parts === null ? null : questionOf(blank);
    if (parts !== null && question !== null) {
      const at = before === null ? 0 : questions.findIndex((one) => addressOf(one) === before) + 1;
      questions = insertAt(questions, at, { ...question, ...parts });
    }
    if (questions.some((one) => addressOf(one) === blank)) before = blank;
  }
  return { ...group, questions };
}

/** The group without a question and without the blank of that question. */
export function withoutQuestion(group: GroupForm, id: number): GroupForm {
  const removed = group.questions.find((question) => question.id === id);
  if (removed === undefined) return group;
  const questions = group.questions.filter((question) => question.id !== id);
  const address = addressOf(removed);
  const isShared = questions.some((question) => addressOf(question) === address);
  const paragraph = isShared ? group.paragraph : rename(group.paragraph, (blank) => (blank === address ? null : blank));
  return settleSubparts({ ...group, questions, paragraph }, removed.number);
}

/** Renumbers blanks that share a number from 1; a single remaining blank loses its subpart. */
function settleSubparts(group: GroupForm, number: number): GroupForm {
  const sharing = group.questions.filter((question) => question.number === number && question.subpart !== null);
  const moves = new Map<string, string>();
  const settled = new Map<number, QuestionForm>();
  for (const [index, question] of sharing.entries()) {
    const moved = { ...question, subpart: sharing.length === 1 ? null : index + 1 };
    settled.set(question.id, moved);
    moves.set(addressOf(question), addressOf(moved));
  }
  if (settled.size === 0) return group;
  return {
    ...group,
    questions: group.questions.map((question) => settled.get(question.id) ?? question),
    paragraph: rename(group.paragraph, (blank) => moves.get(blank) ?? blank),
  };
}

/** A row's text may contain its blank, which is renamed like one in the paragraph. */
export function renameBlank(text: string, from: string, to: string): string {
  return rename(text, (blank) => (blank === from ? to : blank)) ?? text;
}

/** Rewrites every marker of a paragraph; null removes it. */
function rename(paragraph: string | null, change: (blank: string) => string | null): string | null {
  if (paragraph === null) return null;
  return splitBlanks(paragraph)
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      const blank = change(piece.address);
      return blank === null ? '' : `{${blank}}`;
    })
    .join('');
}
