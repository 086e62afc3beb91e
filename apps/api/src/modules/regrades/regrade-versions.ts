import { isDeepStrictEqual } from 'node:util';
import type { MarkingProfile, SectionContent } from '@bandwise/domain';
import { compileQuestions, withMarkableKeys, type CompiledQuestion } from '@bandwise/domain/internal';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { presentVerdict } from '../attempts/attempts.ts';
import {
  applyChanges,
  eachAttempt,
  noteChanges,
  type ChangedVerdicts,
  type ExaminedAttempt,
} from './regraded-attempts.repo.ts';
import type { Keys } from './regrades.repo.ts';

type Trx = Transaction<Schema>;

/** A version whose attempts are regraded. */
export interface RegradedVersion {
  readonly version: number;
  /** The content with its new keys. */
  readonly content: SectionContent;
  /** The keys that differ from the stored version. */
  readonly keys: Keys;
  /** Whether the keys change. */
  readonly isChanged: boolean;
}

export interface Regrading {
  readonly regradeId: string;
  readonly sectionId: string;
  readonly address: string;
  readonly keyRevision: number;
  readonly versions: readonly RegradedVersion[];
  /** The regrade that is being undone. */
  readonly except: string | null;
  /** Stores the changes without applying them. */
  readonly isDryRun: boolean;
}

/**
 * Judges the question, with those that share its answers in any order, in every attempt and changes differing results. Idempotent: a second
 * run only changes attempts that were stored since.
 */
export async function regradeVersions(trx: Trx, regrading: Regrading, since: string | null): Promise<void> {
  for (const version of regrading.versions) await regradeVersion(trx, { ...regrading, ...version }, since);
}

async function regradeVersion(trx: Trx, of: Regrading & RegradedVersion, since: string | null): Promise<void> {
  const { address, regradeId, keyRevision } = of;
  const questions = {
    spec: compileQuestions(withMarkableKeys(of.content, 'spec'), address, 'spec'),
    ielts: compileQuestions(of.content, address, 'ielts'),
  } satisfies Record<MarkingProfile, readonly CompiledQuestion[]>;
  const places = questions.spec.map(({ place }) => place);
  const addresses = questions.spec.flatMap((question) => question.addresses);
  if (places.length === 0) return;
  const query = { ...of, places, addresses, since };
  for await (const attempts of eachAttempt(trx, query)) {
    const changes = attempts.flatMap((attempt) => judgeAttempt(attempt, addresses, questions[attempt.profile]));
    await noteChanges(trx, changes, { regradeId, keyRevision });
    if (of.isDryRun) continue;
    await applyChanges(
      trx,
      regradeId,
      changes.map(({ id }) => id),
    );
  }
}

/** Marks by the profile of the attempt; all other verdicts stay, even if the library would change them. */
function judgeAttempt(
  { id, answers: answersInOrder, verdicts: stored }: ExaminedAttempt,
  addresses: readonly string[],
  questions: readonly CompiledQuestion[],
): readonly ChangedVerdicts[] {
  const answers = Object.fromEntries(
    addresses.flatMap((address, index) => {
      const answer = answersInOrder[index];
      return answer === null || answer === undefined ? [] : [[address, answer] as const];
    }),
  );
  const verdicts = questions.flatMap(({ place, judge }, index) => {
    const before = stored[index];
    const verdict = presentVerdict(judge(answers));
    const isOther = before?.number === verdict.number && !isDeepStrictEqual(verdict, before);
    return isOther ? [{ place, verdict }] : [];
  });
  return verdicts.length === 0 ? [] : [{ id, verdicts }];
}
