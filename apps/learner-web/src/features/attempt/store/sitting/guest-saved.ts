import type { AnswersBody, SavedSectionBody, SectionSave } from '@bandwise/api-contract/learner';
import type { GuestProgress } from '../../../../shared/guest-sitting/guest-sitting.ts';

type Typed = GuestProgress['typed'][string];
interface Stamped {
  readonly at: number;
}

/** Merges typed changes into stored ones like the server: the latest typed wins. @param last the last moment that counts */
export function merged(before: Typed = {}, save: SectionSave, last: number): Typed {
  const text = save.text && save.text.at <= last && save.text.at >= (before.text?.at ?? 0) ? save.text : before.text;
  return {
    changes: latest(before.changes, save.changes, last),
    flags: latest(before.flags, save.flags, last),
    ...(text ? { text } : {}),
  };
}

function latest<T extends Stamped>(
  before: Readonly<Record<string, T>> = {},
  given: Readonly<Record<string, T>> = {},
  last: number,
): Record<string, T> {
  const newer = Object.entries(given).filter(([address, { at }]) => at <= last && at >= (before[address]?.at ?? 0));
  return { ...before, ...Object.fromEntries(newer) };
}

export function answersOf({ changes = {} }: Typed): AnswersBody {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([address, { value }]) => (value === null ? [] : [[address, value] as const])),
  );
}

/** The stored work of a section in the form of the server's response. */
export function savedOf(sectionID: string, typed: Typed = {}): SavedSectionBody {
  const flags = Object.entries(typed.flags ?? {}).flatMap(([address, { value }]) =>
    value ? [[address, true] as const] : [],
  );
  const { value: text = '', pasted_words } = typed.text ?? {};
  const pasted = pasted_words ? { pasted_words } : {};
  return { sectionID, answers: answersOf(typed), flags: Object.fromEntries(flags), text, ...pasted };
}
