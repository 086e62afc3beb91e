import { hash } from 'node:crypto';
import type { SignedResultBody } from '@bandwise/api-contract/learner';
import { markCompiled, type SectionContent } from '@bandwise/domain';
import { withMarkableKeys } from '@bandwise/domain/internal';
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

export interface SignedResultsContext extends Pick<Deps, 'config' | 'db' | 'signingKey'> {
  readonly sections: Pick<Sections, 'keyed'>;
  /** Ends the attempts of a learner whose time is up. */
  readonly closeOverdue: CloseOverdue;
  readonly downloads: Throttle;
}

export function createSignedResultsContext(
  { config, db, pool, signingKey }: Pick<Deps, 'config' | 'db' | 'pool' | 'signingKey'>,
  given: Pick<SignedResultsContext, 'closeOverdue' | 'sections'>,
): SignedResultsContext {
  const downloads = createThrottle(pool, {
    name: 'signed-result',
    ...SIGNED_RESULTS,
    message: 'Too many downloads. Please try again',
  });
  return { config, db, signingKey, downloads, ...given };
}

/** @throws 404 for another learner's attempt, 403 before it is submitted, 429. */
export async function signResult(
  context: SignedResultsContext,
  caller: Caller,
  id: string,
): Promise<{ readonly file: SignedResultBody; readonly name: string }> {
  await context.downloads.spend([caller.id]);
  const stored = requireMarkedResult(await findEnded(context, caller, id));
  // With the keys that the result is by: a regrade may have put them right since the section was taken.
  const { version } = await context.sections.keyed({ id: stored.section_id, version: stored.version });
  const content = contentAsMarked(version, stored);
  const issuer = presentIssuer(context.config);
  const payload = presentSignedResult({ stored, content, issuer }, sha256);
  return { file: await sign(context, payload), name: fileNameOf(stored) };
}

/** The content with the keys that the stored marks come from: earlier releases marked by the keys as they were written. */
function contentAsMarked(version: SectionVersion, { profile, answers, marks }: MarkedResult): SectionContent {
  const markable = withMarkableKeys(version.content, profile);
  return markCompiled(version.keyFor(profile), answers).marks === marks ? markable : version.content;
}

/** One whose time is up is closed first. */
async function findEnded(context: SignedResultsContext, caller: Caller, id: string): Promise<StoredResult> {
  const owner = caller.role === 'admin' ? null : caller.id;
  const stored = await findStoredResult(context.db, id, owner);
  if (stored?.submitted_at !== null || stored.user_id === null) return stored ?? refuse();
  await context.closeOverdue(stored.user_id);
  return (await findStoredResult(context.db, id, owner)) ?? refuse();
}

function refuse(): never {
  throw examNotFound();
}

async function sign({ db, signingKey }: SignedResultsContext, payload: object): Promise<SignedResultBody> {
  const { privateKey, kid } = signingKey;
  // First: nothing is signed by a key that could not be looked up later.
  await keepKey(db, signingKey);
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  const signer = new FlattenedSign(bytes).setProtectedHeader({ alg: 'EdDSA', kid, typ: SIGNED_RESULT_TYPE });
  const { payload: signed, protected: header, signature } = await signer.sign(privateKey);
  if (header === undefined) throw new Error('A signature has a protected header');
  return { payload: signed, protected: header, signature };
}

/** The key that signs now, and those that signed before. */
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
