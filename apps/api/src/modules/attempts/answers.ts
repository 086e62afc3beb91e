import { hash } from 'node:crypto';
import type { AnswersBody, AttemptChanges } from '@bandwise/api-contract/learner';
import { markCompiled } from '@bandwise/domain';
import { LIBRARY_VERSION } from '@bandwise/domain/signed-result';
import type { KeyedVersion, SectionVersion } from '../sections/sections.ts';
import type { Attempt, Marks } from './attempt.ts';
import { CLOCKS_AGREE } from './attempt-rules.ts';
import { presentVerdict } from './attempts.presenter.ts';

/** The content of a submission. */
export interface SentAnswers {
  /** All answers on the sender's device. */
  readonly answers: AnswersBody;
  /** Changes that may be unsaved, with their times. */
  readonly changes?: AttemptChanges | undefined;
}

/**
 * An attempt's answers with those of a submission, by the same rule as `mergeAnswers`: for one question the latest typed
 * wins. Answers without times count as typed now.
 */
export function mergeSent(
  attempt: Pick<Attempt, 'answers' | 'stamps'>,
  { answers, changes }: SentAnswers,
  now: Date,
): AnswersBody {
  if (!changes) return { ...attempt.answers, ...answers };
  const newer = Object.entries(changes).filter(([address, { at }]) => {
    const stored = attempt.stamps[address] ?? 0;
    return at >= stored || stored > now.getTime() + CLOCKS_AGREE;
  });
  const merged = new Map(Object.entries(attempt.answers));
  for (const [address, { value }] of newer) {
    if (value === null) merged.delete(address);
    else merged.set(address, value);
  }
  return Object.fromEntries(merged);
}

/** Keeps only answers, or changes, of questions in this section. */
export function knownTo<T>({ addresses }: SectionVersion, given: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(given).filter(([address]) => addresses.has(address)));
}

/** Marks answers by the profile of the exam. */
export function mark({ version, keyRevision, profile }: Omit<KeyedVersion, 'frame'>, answers: AnswersBody): Marks {
  const { marks, total, verdicts } = markCompiled(version.keyFor(profile), answers);
  return {
    profile,
    library_version: LIBRARY_VERSION,
    key_revision: keyRevision,
    marks,
    total,
    verdicts: verdicts.map(presentVerdict),
  };
}

/** Sorts answers, so that equal answers give equal lists. */
export function listAnswers(answers: AnswersBody): readonly (readonly [string, AnswersBody[string]])[] {
  return Object.entries(answers).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** The digest of the sorted answers. */
export function digestAnswers(answers: AnswersBody): string {
  return hash('sha256', JSON.stringify(listAnswers(answers)), 'base64url');
}
