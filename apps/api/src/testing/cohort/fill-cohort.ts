import { COHORT_PART, makeCohort } from '@bandwise/domain/cohort';
import { createHash } from 'node:crypto';
import { hashId } from '../../db/hash-id.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { insertAccounts } from '../../modules/account/account.repo.ts';
import { hashPassword } from '../../modules/account/passwords.ts';
import { mark } from '../../modules/attempts/answers.ts';
import type { WholeAttempt } from '../../modules/attempts/attempt.ts';
import { insertSubmitted } from '../../modules/attempts/attempt-statements.repo.ts';
import { checkExam, countFindings, readExam, storeChecks, storeNewExam } from '../../modules/exams/exams.ts';
import { SectionVersion } from '../../modules/sections/section-version.ts';
import { findMarkingDefault } from '../../platform/settings/marking-default.ts';

/** The password of every learner of the cohort. */
export const COHORT_PASSWORD = 'a password for the cohort';
/** The address of a learner of the cohort, counted from 1. */
export const cohortEmail = (number: number) => `cohort${number}@example.com`;
/** The name of its test. */
export const COHORT_TEST = 'The cohort';

export interface FilledCohort {
  readonly examId: string;
  readonly sectionId: string;
  /** In the order of the cohort. */
  readonly learnerIds: readonly string[];
}

const BATCH = 500;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Fills a database with the simulated cohort (`@bandwise/domain/cohort`): its test, its learners, and what each answered, marked
 * by the profile of this deployment. The first attempts are an hour apart from each other, and the last was an hour ago; a second
 * attempt comes half an hour after the first.
 */
export async function fillCohort(
  deps: Pick<Deps, 'config' | 'db' | 'now' | 'pool'>,
  size?: number,
): Promise<FilledCohort> {
  const cohort = makeCohort(size);
  const { exam, version } = await publish(deps);
  const profile = await findMarkingDefault(deps.db, deps.config);
  const learnerIds = await addLearners(deps, cohort.length);
  const sectionId = exam.sections[0]?.id ?? '';
  const first = deps.now().getTime() - cohort.length * HOUR;
  const attempts = cohort.flatMap((learner, index) =>
    learner.attempts.map((answers, place): WholeAttempt => {
      const user_id = learnerIds[index] ?? '';
      const submitted = first + index * HOUR + place * (HOUR / 2);
      return {
        id: hashId(createHash('sha256').update(`cohort ${user_id} ${place}`).digest()),
        user_id,
        section_id: sectionId,
        version: 1,
        started_at: new Date(submitted - 15 * MINUTE),
        submitted_at: new Date(submitted),
        source: 'marked',
        answers,
        ...mark({ version, keyRevision: 0, profile }, answers),
      };
    }),
  );
  for (let at = 0; at < attempts.length; at += BATCH) await insertSubmitted(deps.pool, attempts.slice(at, at + BATCH));
  return { examId: exam.exam_id, sectionId, learnerIds };
}

async function publish({ config, db }: Pick<Deps, 'config' | 'db'>) {
  const read = await readExam({ description: COHORT_TEST, reading: [COHORT_PART] });
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  const { draft } = read;
  const content = draft.parts[0]?.content;
  if (!content) throw new Error('The test of the cohort has no part');
  const exam = await inTransaction(db, { by: null }, async (trx) => {
    const stored = await storeNewExam(trx, draft, null);
    await storeChecks(trx, stored.sections, countFindings(draft, checkExam(draft, config)));
    return stored;
  });
  return { exam, version: new SectionVersion(content) };
}

async function addLearners({ db, now }: Pick<Deps, 'db' | 'now'>, count: number): Promise<readonly string[]> {
  const password_hash = await hashPassword(COHORT_PASSWORD);
  const created_at = now();
  const rows = Array.from({ length: count }, (_, index) => ({
    first_name: 'Learner',
    last_name: String(index + 1),
    email: cohortEmail(index + 1),
    password_hash,
    created_at,
  }));
  const ids = new Map<string, string>();
  for (let at = 0; at < rows.length; at += BATCH)
    await inTransaction(db, { by: null }, async (trx) => {
      for (const { email, id } of await insertAccounts(trx, rows.slice(at, at + BATCH))) ids.set(email, id);
    });
  return rows.map(({ email }) => ids.get(email) ?? '');
}
