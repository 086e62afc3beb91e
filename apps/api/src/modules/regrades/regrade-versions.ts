import { isDeepStrictEqual } from 'node:util';
import type { MarkingProfile, SectionContent } from '@bandwise/domain';
import { compileQuestion, type CompiledQuestion } from '@bandwise/domain/internal';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { presentVerdict } from '../attempts/attempts.ts';
import {
  applyChanges,
  eachAttempt,
  noteChanges,
  type ChangedVerdict,
  type ExaminedAttempt,
} from './regraded-attempts.repo.ts';
import type { Keys } from './regrades.repo.ts';

type Trx = Transaction<Schema>;

/** A version whose attempts are regraded. */
export interface RegradedVersion {
  readonly version: number;
  /** With the keys that it is marked by from now on. */
  readonly content: SectionContent;
  /** What of them differs from what is stored of the version. */
  readonly keys: Keys;
  /** Whether they differ from what they were. */
  readonly isChanged: boolean;
}

export interface Regrading {
  readonly regradeId: string;
  readonly sectionId: string;
  readonly address: string;
  readonly keyRevision: number;
  readonly versions: readonly RegradedVersion[];
  /** What is undone, and restored by itself. */
  readonly except: string | null;
  /** Results stay as they are: what would become of them is written down. */
  readonly isDryRun: boolean;
}

/**
 * Judges the question anew in every attempt, and changes what comes out otherwise. Done again it finds nothing to change, but
 * for what has been stored since.
 */
export async function regradeVersions(trx: Trx, regrading: Regrading, since: string | null): Promise<void> {
  for (const version of regrading.versions) await regradeVersion(trx, { ...regrading, ...version }, since);
}

async function regradeVersion(trx: Trx, of: Regrading & RegradedVersion, since: string | null): Promise<void> {
  const { address, regradeId, keyRevision } = of;
  const questions = {
    spec: compileQuestion(of.content, address, 'spec'),
    ielts: compileQuestion(of.content, address, 'ielts'),
  } satisfies Record<MarkingProfile, CompiledQuestion | null>;
  const { place = -1, addresses = [] } = questions.spec ?? {};
  const wanted = { ...of, place, addresses, since };
  for await (const attempts of eachAttempt(trx, wanted)) {
    const changes = attempts.flatMap((attempt) => judge(attempt, questions[attempt.profile]));
    await noteChanges(trx, changes, { regradeId, place, keyRevision });
    if (of.isDryRun) continue;
    await applyChanges(
      trx,
      regradeId,
      changes.map(({ id }) => id),
    );
  }
}

/** By the profile by which the attempt was marked; every other verdict stays, whatever the library says now. */
function judge({ id, given, verdict }: ExaminedAttempt, question: CompiledQuestion | null): readonly ChangedVerdict[] {
  if (question === null || verdict.number === undefined) return [];
  const answers = question.addresses.flatMap((address, index) => {
    const answer = given[index];
    return answer === null || answer === undefined ? [] : [[address, answer] as const];
  });
  const judged = presentVerdict(question.judge(Object.fromEntries(answers)));
  return judged.number !== verdict.number || isDeepStrictEqual(judged, verdict) ? [] : [{ id, verdict: judged }];
}
