import { hash } from 'node:crypto';
import type { SignedResultBody } from '@bandwise/api-contract/learner';
import { markCompiled, type SectionContent } from '@bandwise/domain';
import { SIGNED_ASSESSMENT_FORMAT, withMarkableKeys, type SignedAssessment } from '@bandwise/domain/internal';
import { SIGNED_RESULT_TYPE } from '@bandwise/domain/signed-result';
import { FlattenedSign } from 'jose';
import type { Deps } from '../../deps.ts';
import type { CloseOverdue } from '../attempts/attempts.ts';
import type { Caller } from '../../http/handler.ts';
import { createThrottle, type Throttle } from '../../platform/throttle/throttle.ts';
import { SIGNED_RESULTS } from '../../limits.ts';
import { examNotFound, type Sections, type SectionVersion } from '../sections/sections.ts';
import { requireMarkedResult, type MarkedResult } from './marked-result.ts';
import { fileNameOf, presentIssuer, presentSignedResult } from './signed-results.presenter.ts';
import { findStoredResult, keepKey, listKeys, type PublicKey, type StoredResult } from './signed-results.repo.ts';
import { answersHidden, findHiddenAnswers, mayTeach } from '../rights/rights.ts';

export interface SignedResultsContext extends Pick<Deps, 'config' | 'db' | 'now' | 'pool' | 'signingKey'> {
  /** An assessed submission that the caller may read. */
  readonly releasedWork: (caller: Caller, id: string) => Promise<Omit<SignedAssessment, 'format' | 'issuer'>>;
  readonly sections: Pick<Sections, 'keyed'>;
  /** Closes the learner's overdue attempts. */
  readonly closeOverdue: CloseOverdue;
  readonly downloads: Throttle;
}

export function createSignedResultsContext(
  { config, db, now, pool, signingKey }: Pick<Deps, 'config' | 'db' | 'now' | 'pool' | 'signingKey'>,
  given: Pick<SignedResultsContext, 'closeOverdue' | 'releasedWork' | 'sections'>,
): SignedResultsContext {
  const downloads = createThrottle(pool, {
    name: 'signed-result',
    ...SIGNED_RESULTS,
    message: 'Too many downloads. Please try again',
  });
  return { config, db, now, pool, signingKey, downloads, ...given };
}

/** @throws 404 for another learner's attempt, 403 before it is submitted, 429. */
export async function signResult(
  context: SignedResultsContext,
  caller: Caller,
  id: string,
): Promise<{ readonly file: SignedResultBody; readonly name: string }> {
  await context.downloads.spend([caller.id]);
  const stored = requireMarkedResult(await findEnded(context, caller, id));
  if (stored.user_id === caller.id && (await isHidden(context, stored))) throw answersHidden();
  // Uses the current keys, by which the result is marked: a regrade may have corrected them.
  const { version } = await context.sections.keyed({ id: stored.section_id, version: stored.version });
  const content = contentAsMarked(version, stored);
  const issuer = presentIssuer(context.config);
  const payload = presentSignedResult({ stored, content, issuer }, sha256);
  return { file: await sign(context, payload), name: fileNameOf(stored) };
}

/** @throws 404, 403 before an assessment is released, 429. */
export async function signAssessment(
  context: SignedResultsContext,
  caller: Caller,
  id: string,
): Promise<{ readonly file: SignedResultBody; readonly name: string }> {
  await context.downloads.spend([caller.id]);
  const work = await context.releasedWork(caller, id);
  const payload: SignedAssessment = {
    format: SIGNED_ASSESSMENT_FORMAT,
    issuer: presentIssuer(context.config),
    ...work,
  };
  const day = work.submission.handed_in_at.slice(0, 10);
  return { file: await sign(context, payload), name: `signed-result-${day}-${id.slice(0, 8)}.json` };
}

function isHidden(
  { now, pool }: SignedResultsContext,
  { user_id, section_id, submitted_at }: MarkedResult,
): Promise<boolean> {
  if (user_id === null) return Promise.resolve(false);
  const work = { userId: user_id, sectionId: section_id, submittedAt: submitted_at };
  return findHiddenAnswers(pool, work, now()).then((hidden) => hidden !== null);
}

/** The content with the keys of the stored marks: earlier releases marked by the keys as written. */
function contentAsMarked(version: SectionVersion, { profile, answers, marks }: MarkedResult): SectionContent {
  const markable = withMarkableKeys(version.content, profile);
  return markCompiled(version.keyFor(profile), answers).marks === marks ? markable : version.content;
}

/** An overdue attempt is closed first. */
async function findEnded(context: SignedResultsContext, caller: Caller, id: string): Promise<StoredResult> {
  const stored = await findStoredResult(context.db, id);
  if (!stored || !(await mayRead(context, caller, stored.user_id))) return refuse();
  if (stored.submitted_at !== null || stored.user_id === null) return stored;
  await context.closeOverdue(stored.user_id);
  return (await findStoredResult(context.db, id)) ?? refuse();
}

/** Whether the caller may read a result: its learner, the teachers of this learner, and administrators, also of a deleted account. */
async function mayRead({ db }: SignedResultsContext, caller: Caller, learner: string | null): Promise<boolean> {
  if (learner === null) return caller.role === 'admin';
  return caller.id === learner || mayTeach(db, caller, learner);
}

function refuse(): never {
  throw examNotFound();
}

async function sign({ db, signingKey }: SignedResultsContext, payload: object): Promise<SignedResultBody> {
  const { privateKey, kid } = signingKey;
  // Stored before signing, so that verifiers always find the key.
  await keepKey(db, signingKey);
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  const signer = new FlattenedSign(bytes).setProtectedHeader({ alg: 'EdDSA', kid, typ: SIGNED_RESULT_TYPE });
  const { payload: signed, protected: header, signature } = await signer.sign(privateKey);
  if (header === undefined) throw new Error('A signature has a protected header');
  return { payload: signed, protected: header, signature };
}

/** The current key and earlier ones. */
export async function publicKeys({
  db,
  signingKey,
}: Pick<SignedResultsContext, 'db' | 'signingKey'>): Promise<readonly PublicKey[]> {
  const stored = await listKeys(db);
  return [signingKey, ...stored.filter(({ kid }) => kid !== signingKey.kid)];
}

function sha256(text: string): string {
  return hash('sha256', text);
}
