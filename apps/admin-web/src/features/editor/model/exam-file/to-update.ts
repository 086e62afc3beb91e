import type { ExamInput } from '@bandwise/api-contract/admin';
import type { ExamForm } from '../form/form.ts';
import { sentParts, type SentPart } from './to-content.ts';
import { toPayload } from './to-payload.ts';

export interface ExamUpdate {
  readonly sent: readonly SentPart[];
  readonly payload: ExamInput;
  /** Section ids by the current part number. */
  readonly sectionIds: Readonly<Record<string, string>>;
}

/** Builds an update with the parts that differ from the published test. */
export function toUpdate(form: ExamForm, saved: ExamForm | null): ExamUpdate {
  const all = sentParts(form);
  const changed = all.filter((part) => saved === null || !isAsPublished(form, saved, part));
  const sent = changed.length === 0 ? all.slice(0, 1) : changed;
  const based = sent.flatMap(({ part, number }) => (part.base === null ? [] : [{ ...part.base, number }]));
  return {
    sent,
    payload: toPayload(form, sent),
    sectionIds: Object.fromEntries(based.map(({ number, id }) => [number, id])),
  };
}

function isAsPublished(form: ExamForm, saved: ExamForm, part: SentPart): boolean {
  const published = sentParts(saved).find(({ number }) => number === part.number);
  if (published === undefined || published.part.base === null) return false;
  return JSON.stringify(toPayload(form, [part])) === JSON.stringify(toPayload(saved, [published]));
}
