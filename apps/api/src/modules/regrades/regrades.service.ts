import type { Regrade, RegradeBody } from '@bandwise/api-contract/admin';
import type { SectionContent } from '@bandwise/domain';
import {
  addressLabel,
  changeKey,
  isSameKey,
  keyAt,
  readKeyChange,
  withPlainKeys,
  type KeyChange,
  type WantedKey,
} from '@bandwise/domain/internal';
import type { Transaction } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import { doOnce, findAnswer } from '../../platform/idempotency/do-once.ts';
import type { IdempotencyKey } from '../../platform/idempotency/idempotency-key.ts';
import { requireMarked } from '../attempts/attempts.ts';
import { recordAudit } from '../audit/audit.ts';
import { checkKeyChange, versionConflict } from '../exams/exams.ts';
import { examNotFound, type Sections } from '../sections/sections.ts';
import { makeRegrade, type Intended } from './make-regrade.ts';
import { readRegrade } from './read-regrades.ts';
import { requestMails } from './request-mails.ts';
import { findSection } from './regrades.repo.ts';

export interface RegradeWork extends Pick<Deps, 'db' | 'jobs' | 'media' | 'now'> {
  readonly sections: Pick<Sections, 'keyedNow'>;
}

interface RegradeRequest {
  readonly caller: Caller;
  readonly idempotencyKey: IdempotencyKey | null;
}

/** Changes a key, or previews the effect. @throws 404, 409, 422 */
export async function regradeSection(
  work: RegradeWork,
  sectionId: string,
  { body, ...asked }: RegradeRequest & { readonly body: RegradeBody },
): Promise<Regrade> {
  const { db, now } = work;
  const { caller, idempotencyKey: key } = asked;
  // Stored responses come first: after a successful first call its repeat might be refused.
  const answered = body.dryRun ? undefined : await findAnswer(db, key);
  if (typeof answered === 'string') return readRegrade(db, answered, 1);
  const intended = await readIntended(work, sectionId, body);
  if (body.dryRun) return tryRegrade(work, intended, caller);
  const id = await doOnce(work, { by: caller.id, key }, async (trx) => {
    const at = now();
    const made = await makeRegrade(trx, intended, { caller, now: at, isDryRun: false });
    const regrade = await readRegrade(trx, made, 1);
    refuseNothing(regrade);
    await requestMails(work.jobs, trx, made);
    await recordRegrade(trx, regrade, { action: 'section.regrade', caller, at, reason: body.reason ?? '' });
    return made;
  });
  return readRegrade(db, id, 1);
}

/** Reads the intended change and checks the section with the new key. */
async function readIntended(work: RegradeWork, sectionId: string, body: RegradeBody): Promise<Intended> {
  const section = await findSection(work.db, sectionId);
  if (!section) throw examNotFound();
  requireMarked(section.skill);
  if (body.version !== undefined && body.version !== section.version) throw versionConflict([]);
  const { version, profile } = await work.sections.keyedNow({ id: section.id, version: section.version });
  const { content } = version;
  const read = readKeyChange(content, wantedOf(body));
  if (!read.ok) {
    const { field: path, message } = read;
    throw new AppError('validation_failed', message, { issues: [{ path, message }] });
  }
  const { before } = read;
  const change = profile === 'spec' ? writtenOut(content, read.change) : read.change;
  const changed = changeKey(content, change);
  const published = isSameKey(before, change)
    ? null
    : { content: changed, findings: await checkKeyChange(work, content, changed) };
  const keepsOld = body.void === true || body.keepsOld || body.accept !== undefined;
  return { section, content, change, before, keepsOld, published, reason: body.reason ?? '' };
}

/** Expands brackets and slashes of a key for the profile `spec`, as on publishing. */
function writtenOut(content: SectionContent, change: KeyChange): KeyChange {
  const plain = withPlainKeys(changeKey(content, change)).content;
  return { ...change, answers: keyAt(plain, change.address) ?? change.answers };
}

function wantedOf({ question: address, accept, answers, keepsOld, void: isVoid }: RegradeBody): WantedKey {
  if (isVoid) return { address, void: true };
  return accept === undefined ? { address, answers: answers ?? [], keepsOld } : { address, accept };
}

/** Rolls back the transaction of a preview and carries its result. */
class OnlyTried extends Error {
  override readonly name = 'OnlyTried';
  readonly regrade: Regrade;

  constructor(regrade: Regrade) {
    super('A dry run');
    this.regrade = regrade;
  }
}

/** Runs the statements of a real regrade without those that change stored rows, and rolls back. */
async function tryRegrade(work: RegradeWork, intended: Intended, caller: Caller): Promise<Regrade> {
  try {
    return await inTransaction(work.db, { by: null }, async (trx) => {
      const id = await makeRegrade(trx, intended, { caller, now: work.now(), isDryRun: true });
      throw new OnlyTried(await readRegrade(trx, id, 1));
    });
  } catch (error) {
    if (!(error instanceof OnlyTried)) throw error;
    return { ...error.regrade, id: null, may_undo: false };
  }
}

function refuseNothing({ sums, version_before, version_after }: Regrade): void {
  if (sums.gained + sums.lost + sums.reworded > 0 || version_before !== version_after) return;
  const message = 'The question already has this key, so no result would change.';
  throw new AppError('validation_failed', message, { issues: [{ path: 'answers', message }] });
}

export async function recordRegrade(
  trx: Transaction<Schema>,
  { question, part_number, skill, title, exam_id, sums }: Regrade,
  done: {
    readonly action: 'section.regrade' | 'section.undo_regrade';
    readonly caller: Caller;
    readonly at: Date;
    readonly reason: string;
  },
): Promise<void> {
  const { action, caller, at, reason } = done;
  const changed = sums.gained + sums.lost;
  const why = reason === '' ? '' : `. Reason: ${reason}`;
  await recordAudit(trx, {
    at,
    actor: caller,
    action,
    targetType: 'exam',
    targetId: exam_id,
    name: `question ${addressLabel(question)} of part ${part_number} of ${skill} test “${title}”`,
    note: `: ${changed} ${changed === 1 ? 'result' : 'results'} changed${why}`,
  });
}
