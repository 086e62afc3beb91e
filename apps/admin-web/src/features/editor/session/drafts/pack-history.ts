import { parse, stringify } from 'flatted';
import type { ExamForm } from '../../model/form/form.ts';
import type { History, Step } from '../../model/history/history.ts';

/** In characters: a fifth of what browsers give a site, which the drafts themselves need more. */
const PACKED_MAX = 1_000_000;
/** Above every earlier form of this: one that this console does not understand is left alone. */
const PACKED_FORM = 1;

interface Packed {
  readonly packedForm: number;
  readonly form: ExamForm;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

/** The steps as text, in which what forms share stands once; too many lose the oldest. null: there is none that fits. */
export function packHistory(form: ExamForm, history: History, max: number = PACKED_MAX): string | null {
  for (let steps: Steps | null = history; steps !== null; steps = withoutOldest(steps)) {
    const { past, future } = steps;
    const packed: Packed = { packedForm: PACKED_FORM, form, past, future };
    const text = stringify(packed);
    if (text.length <= max) return text;
  }
  return null;
}

type Steps = Pick<History, 'past' | 'future'>;

/** Without the older half: what can be undone longest ago goes first, then what can be redone last. null: nothing is left. */
function withoutOldest({ past, future }: Steps): Steps | null {
  if (past.length > 0) return { past: past.slice(Math.ceil(past.length / 2)), future };
  return future.length > 0 ? { past, future: future.slice(Math.ceil(future.length / 2)) } : null;
}

export interface Unpacked {
  readonly form: ExamForm;
  readonly history: History;
}

/**
 * The steps to and from a form that was restored; null: these are another form's.
 *
 * @param saved what is published: the first step is known again as it.
 */
export function unpackHistory(text: string | null, form: ExamForm, saved: ExamForm | null): Unpacked | null {
  if (text === null) return null;
  try {
    return unpack(parse(text), form, saved);
  } catch {
    return null;
  }
}

function unpack(value: unknown, form: ExamForm, saved: ExamForm | null): Unpacked | null {
  if (typeof value !== 'object' || value === null || !('packedForm' in value)) return null;
  if (value.packedForm !== PACKED_FORM) return null;
  // Its form number says that this console wrote it, and how.
  const packed = value as Packed;
  if (!isSame(packed.form, form)) return null;
  const past = packed.past.map((step, index) =>
    index === 0 && saved !== null && isSame(step.form, saved) ? { ...step, form: saved } : step,
  );
  return { form: packed.form, history: { past, future: packed.future, typing: null } };
}

/** A form that has been stored is another object, and may name its fields in another order. */
function isSame(one: ExamForm, other: ExamForm): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

function inOrder(form: ExamForm): unknown {
  const { skill, testType, partNumber, info, description, variant, markingProfile, listeningSettings } = form;
  const { parts, revision, nextId } = form;
  const conduct = [variant, markingProfile, listeningSettings];
  return [skill, testType, partNumber, info, description, ...conduct, parts, revision, nextId];
}
