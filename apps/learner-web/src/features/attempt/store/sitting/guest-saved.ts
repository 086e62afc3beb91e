import type { AnswersBody, SavedSectionBody, SectionSave } from '@bandwise/api-contract/learner';
import type { GuestProgress } from '../../../../shared/guest-sitting/guest-sitting.ts';

type Typed = GuestProgress['typed'][string];
interface Stamped {
  readonly at: number;
}

/** Joins what was typed into what is kept, as the server does: the latest typed wins. @param last what counts until when */
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

/** What is kept of a section, as the server tells it of a learner's. */
export function savedOf(sectionID: string, typed: Typed = {}): SavedSectionBody {
  const flags = Object.entries(typed.flags ?? {}).flatMap(([address, { value }]) =>
    value ? [[address, true] as const] : [],
  );
  return { sectionID, answers: answersOf(typed), flags: Object.fromEntries(flags), text: typed.text?.value ?? '' };
}
