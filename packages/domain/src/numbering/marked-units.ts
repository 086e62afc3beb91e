import type { QuestionType } from '../exam-file/types.ts';
import { numberQuestions, type AnyGroup, type NumberedQuestion } from './number-questions.ts';

/** What is marked as one: a question, or all subparts of one number together. */
export interface NumberSlot {
  readonly groupIndex: number;
  /** Indices of its questions in the group; several when the number has subparts. */
  readonly questionIndexes: readonly number[];
  readonly addresses: readonly string[];
  readonly number: number;
  readonly numbers: readonly number[];
  readonly type: QuestionType;
}

/** Every marked unit in order: the rows of a result, and the squares of the navigator. */
export function numberSlots(groups: readonly AnyGroup[]): readonly NumberSlot[] {
  const slots: GrowingSlot[] = [];
  const known = new Map<string, GrowingSlot>();
  for (const question of numberQuestions(groups)) {
    const shared = sharedNumber(question);
    const slot = shared === null ? undefined : known.get(shared);
    if (slot === undefined) {
      const first = slotOf(question);
      if (shared !== null) known.set(shared, first);
      slots.push(first);
    } else {
      slot.questionIndexes.push(question.questionIndex);
      slot.addresses.push(question.address);
    }
  }
  return slots;
}

/** The section's total: how many numbers its questions take, and the denominator of every result. */
export function totalNumbers(groups: readonly AnyGroup[]): number {
  return numberSlots(groups).reduce((sum, slot) => sum + slot.numbers.length, 0);
}

/** The smallest number of the section, or null if it has no question. */
export function firstNumber(groups: readonly AnyGroup[]): number | null {
  return edge(groups, (a, b) => Math.min(a, b));
}

/** The largest number of the section, or null if it has no question. */
export function lastNumber(groups: readonly AnyGroup[]): number | null {
  return edge(groups, (a, b) => Math.max(a, b));
}

function edge(groups: readonly AnyGroup[], pick: (a: number, b: number) => number): number | null {
  const numbers = numberQuestions(groups).flatMap((question) => question.numbers);
  return numbers.reduce<number | null>((best, n) => (best === null ? n : pick(best, n)), null);
}

/** What subparts of one number have in common; null for a question that stands alone. */
function sharedNumber(question: NumberedQuestion): string | null {
  const isSubpart = question.type !== 'MULTI' && question.address !== String(question.number);
  return isSubpart ? `${question.groupIndex}/${question.number}` : null;
}

/** A slot whose subparts are still being gathered. */
type GrowingSlot = NumberSlot & { readonly questionIndexes: number[]; readonly addresses: string[] };

function slotOf(question: NumberedQuestion): GrowingSlot {
  return {
    groupIndex: question.groupIndex,
    questionIndexes: [question.questionIndex],
    addresses: [question.address],
    number: question.number,
    numbers: question.numbers,
    type: question.type,
  };
}
