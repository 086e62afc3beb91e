import type { ExamForm } from './form.ts';
import { mapOtherAnswers } from './other-keys.ts';

/** Generates ids that are unused in the form. */
export interface Ids {
  readonly take: () => number;
  /** The next id, which the form stores. */
  readonly next: () => number;
}

export function idsFrom(first: number): Ids {
  let next = first;
  return {
    take() {
      next += 1;
      return next - 1;
    },
    next: () => next,
  };
}

/** Renumbers the ids of a test from `first`, so that its parts can be added to another form. */
export function withIdsAbove(form: ExamForm, first: number): ExamForm {
  const moved = <T extends { readonly id: number }>(one: T): T => ({ ...one, id: one.id + first });
  const parts = form.parts.map((part) => ({
    ...moved(part),
    groups: part.groups.map((group) => ({
      ...moved(group),
      choices: group.choices.map(moved),
      ...(group.anyOrder && { anyOrder: group.anyOrder.map((set) => set.map((id) => id + first)) }),
      questions: group.questions.map((question) => ({
        ...moved(mapOtherAnswers(question, (answer) => (typeof answer === 'number' ? answer + first : answer))),
        options: question.options.map(moved),
        chosen: question.chosen.map((id) => id + first),
      })),
    })),
  }));
  return { ...form, parts, nextId: form.nextId + first };
}
