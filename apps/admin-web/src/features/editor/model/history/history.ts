import type { PublishedPart, ExamForm } from '../form/form.ts';
import { remembered } from '../form/remembered.ts';
import type { Change } from './change.ts';

/** The most undo steps. */
export const STEPS_MAX = 100;

export interface Step {
  /** Before the change, for a step that can be undone; after it, for one that can be redone. */
  readonly form: ExamForm;
  readonly change: Change;
  /** The step replaces the whole test, so ids have other meanings. */
  readonly isOther: boolean;
}

/** Forms share unchanged parts, so a step costs little memory. */
export interface History {
  /** Oldest first. */
  readonly past: readonly Step[];
  /** The last undone step is last. */
  readonly future: readonly Step[];
  /** The field of the last step's typing: more typing there extends the step. null: the next change is a new step. */
  readonly typing: string | null;
}

export const NO_HISTORY: History = { past: [], future: [], typing: null };

/** @param step with the form before the change. */
export function record(history: History, step: Step): History {
  const { typed } = step.change;
  const isSameStep = typed !== null && typed === history.typing && history.past.length > 0;
  const past = isSameStep ? history.past : [...history.past, step].slice(-STEPS_MAX);
  return { past, future: [], typing: typed };
}

/** Makes the next typing a new step. */
export function sealed(history: History): History {
  return history.typing === null ? history : { ...history, typing: null };
}

export interface Stepped {
  readonly form: ExamForm;
  readonly isOther: boolean;
  readonly history: History;
}

/** null: there is nothing to undo. */
export function undo({ past, future }: History, form: ExamForm): Stepped | null {
  const step = past.at(-1);
  if (step === undefined) return null;
  const history = { past: past.slice(0, -1), future: [...future, { ...step, form }], typing: null };
  return { form: step.form, isOther: step.isOther, history };
}

/** null: there is nothing to redo. */
export function redo({ past, future }: History, form: ExamForm): Stepped | null {
  const step = future.at(-1);
  if (step === undefined) return null;
  const history = { past: [...past, { ...step, form }], future: future.slice(0, -1), typing: null };
  return { form: step.form, isOther: step.isOther, history };
}

/** Updates the revision of earlier forms after a publication. */
export function stamped(history: History, revision: number, bases: ReadonlyMap<number, PublishedPart>): History {
  const stamp = remembered((form: ExamForm): ExamForm => ({
    ...form,
    revision,
    parts: form.parts.map((part) => ({ ...part, base: bases.get(part.id) ?? part.base })),
  }));
  const all = (steps: readonly Step[]) => steps.map((step) => ({ ...step, form: stamp(step.form) }));
  return { past: all(history.past), future: all(history.future), typing: null };
}
