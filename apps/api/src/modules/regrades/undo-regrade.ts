import type { Regrade } from '@bandwise/api-contract/admin';
import {
  changeKey,
  hasKeysOf,
  isSameQuestion,
  readSharers,
  readStoredKey,
  storedKeysOf,
  type KeyChange,
  type StoredChange,
} from '@bandwise/domain/internal';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import { doOnce, findAnswer } from '../../platform/idempotency/do-once.ts';
import type { IdempotencyKey } from '../../platform/idempotency/idempotency-key.ts';
import { checkKeyChange } from '../exams/exams.ts';
import { examNotFound } from '../sections/sections.ts';
import { lockSection, storeRegrade, withKeys, type Intended } from './make-regrade.ts';
import { readRegrade, regradeNotFound } from './read-regrades.ts';
import { replaceMails } from './request-mails.ts';
import { recordRegrade, type RegradeWork } from './regrades.service.ts';
import {
  findRegrade,
  findRegradedVersions,
  findSection,
  findVersion,
  listVersionNumbers,
  type RegradeRow,
} from './regrades.repo.ts';
import type { RegradedVersion } from './regrade-versions.ts';

type Trx = Transaction<Schema>;

interface Undoing {
  readonly reason: string;
  readonly caller: Caller;
  readonly idempotencyKey: IdempotencyKey | null;
}

/**
 * Undoes the last regrade of a section: restores changed results and marks later submissions without it. @throws 404; 409 if it is already
 * undone, or not the last.
 */
export async function undoRegrade(
  work: RegradeWork,
  id: string,
  { reason, caller, idempotencyKey: key }: Undoing,
): Promise<Regrade> {
  const answered = await findAnswer(work.db, key);
  if (answered === undefined) {
    const regrade = await findRegrade(work.db, id);
    if (!regrade) throw regradeNotFound();
    refuseUndo(regrade);
    const intended = await readUndo(work, regrade, reason);
    await doOnce(work, { by: caller.id, key }, async (trx) => {
      const at = work.now();
      const making = { caller, now: at, isDryRun: false };
      const { exam, section } = await lockSection(trx, intended.section, making);
      const versions = await findVersions(trx, { intended, regrade, keyRevision: section.key_revision + 1 });
      const undo = await storeRegrade(trx, { ...intended, section, exam, versions, undoes: id }, making);
      await replaceMails(work.jobs, trx, { regradeId: id, undoneBy: undo });
      const made = await readRegrade(trx, id, 1);
      await recordRegrade(trx, made, { action: 'section.undo_regrade', caller, at, reason });
      return id;
    });
  }
  return readRegrade(work.db, id, 1);
}

function refuseUndo({ may_undo, undone_at }: RegradeRow): void {
  if (may_undo) return;
  const message = undone_at
    ? 'This key change has already been undone.'
    : 'A key of this part was changed again later. Undo that change first.';
  throw new AppError('version_conflict', message, { issues: [{ path: 'id', message }] });
}

/** The reverse change. The current version changes only if it still has the regrade's key. */
async function readUndo(work: RegradeWork, regrade: RegradeRow, reason: string): Promise<Intended> {
  const section = await findSection(work.db, regrade.section_id);
  if (!section) throw examNotFound();
  const { version } = await work.sections.keyedNow({ id: section.id, version: section.version });
  const { content } = version;
  const change = readChange(regrade, regrade.answers_before);
  const after = readChange(regrade, regrade.answers_after);
  const regraded = await work.sections.keyedNow({ id: section.id, version: regrade.version_after });
  const isHolding =
    regrade.version_after !== regrade.version_before &&
    isSameQuestion(regraded.version.content, content, change.address) &&
    hasKeysOf(content, after);
  const changed = changeKey(content, change);
  const published = isHolding ? { content: changed, findings: await checkKeyChange(work, content, changed) } : null;
  return { section, content, change, before: after, keepsOld: false, published, reason };
}

/** The key before or after a regrade, with the questions that share it. */
function readChange({ address, answers_after }: RegradeRow, stored: StoredChange): KeyChange {
  const { answers, also_accepted, void: isVoid } = readStoredKey(stored);
  const sharers = readSharers(answers_after);
  return {
    address,
    answers,
    ...(also_accepted && { also_accepted }),
    ...(isVoid && { void: isVoid }),
    ...(sharers && { shared_by: sharers }),
  };
}

/** Versions that the regrade corrected get their earlier keys; later ones, written with its key, lose it. */
async function findVersions(
  trx: Trx,
  of: { readonly intended: Intended; readonly regrade: RegradeRow; readonly keyRevision: number },
): Promise<readonly RegradedVersion[]> {
  const { intended, regrade, keyRevision } = of;
  const { section, change } = intended;
  const regraded = new Set(await findRegradedVersions(trx, regrade));
  const keyedVersion = await findVersion(trx, { id: section.id, version: regrade.version_after, before: keyRevision });
  const versions: RegradedVersion[] = [];
  for (const version of await listVersionNumbers(trx, section.id)) {
    if (regraded.has(version)) {
      const stored = await findVersion(trx, { id: section.id, version, before: regrade.key_revision });
      const keys = stored.keys ?? {};
      versions.push({ version, content: withKeys(stored.content, keys), keys, isChanged: true });
    } else if (version >= regrade.version_after && regrade.version_after !== regrade.version_before) {
      const stored = await findVersion(trx, { id: section.id, version, before: keyRevision });
      const current = withKeys(stored.content, stored.keys ?? {});
      const isHolding =
        isSameQuestion(withKeys(keyedVersion.content, keyedVersion.keys ?? {}), current, change.address) &&
        hasKeysOf(current, readChange(regrade, regrade.answers_after));
      if (!isHolding) continue;
      const changed = changeKey(current, change);
      const keys = { ...stored.keys, ...storedKeysOf(changed, change) };
      versions.push({ version, content: changed, keys, isChanged: true });
    }
  }
  return versions;
}
