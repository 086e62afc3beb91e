import {
  changedAddresses,
  changeKey,
  hasKeysOf,
  isSameQuestion,
  keepOldKey,
  readStoredKeys,
  storedKeysOf,
  type KeyChange,
  type KeyState,
} from '@bandwise/domain/internal';
import type { SectionContent } from '@bandwise/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Caller } from '../../http/handler.ts';
import {
  findExam,
  insertVersion,
  lockExam,
  moveRevision,
  storeChecks,
  versionConflict,
  type ExamRow,
} from '../exams/exams.ts';
import { examNotFound } from '../sections/sections.ts';
import { regradeVersions, type RegradedVersion } from './regrade-versions.ts';
import { applyChanges, eachRegraded, noteRestored, snapshotNow } from './regraded-attempts.repo.ts';
import {
  findSection,
  findVersion,
  holdSection,
  insertKeys,
  insertRegrade,
  listVersionNumbers,
  moveSection,
  storeCounts,
  type Keys,
  type RegradedSection,
} from './regrades.repo.ts';

type Trx = Transaction<Schema>;

/** A checked change of a key; valid only for this version and key revision of the section. */
export interface Intended {
  readonly section: RegradedSection;
  /** The content of the current version with its marking keys. */
  readonly content: SectionContent;
  readonly change: KeyChange;
  readonly before: KeyState;
  /** Each version also accepts its earlier key, so that no result loses a mark. */
  readonly keepsOld: boolean;
  /** null: the key of the current version does not change. */
  readonly published: { readonly content: SectionContent; readonly findings: Findings } | null;
  readonly reason: string;
}

type Findings = { readonly errors: number; readonly warnings: number };

interface Making {
  readonly caller: Caller;
  readonly now: Date;
  readonly isDryRun: boolean;
}

/** Stores a regrade and its effects in the transaction. @returns its id. */
export async function makeRegrade(trx: Trx, intended: Intended, making: Making): Promise<string> {
  const { exam, section } = await lockSection(trx, intended.section, making);
  const versions = await findVersions(trx, intended, section.key_revision + 1);
  return storeRegrade(trx, { ...intended, section, exam, versions, undoes: null }, making);
}

/** Locks the exam against changes and regrades until the transaction ends. @throws version_conflict, 404 */
export async function lockSection(
  trx: Trx,
  seen: RegradedSection,
  { isDryRun }: Pick<Making, 'isDryRun'>,
): Promise<{ readonly exam: ExamRow; readonly section: RegradedSection }> {
  const exam = isDryRun ? await findExam(trx, seen.exam_id) : await lockExam(trx, seen.exam_id);
  const section = exam && (await findSection(trx, seen.id));
  if (!exam || !section) throw examNotFound();
  if (section.version !== seen.version || section.key_revision !== seen.key_revision) throw versionConflict([]);
  return { exam, section };
}

export interface StoredRegrade extends Intended {
  readonly exam: ExamRow;
  readonly versions: readonly RegradedVersion[];
  /** The regrade that this one undoes. */
  readonly undoes: string | null;
}

export async function storeRegrade(trx: Trx, regrade: StoredRegrade, making: Making): Promise<string> {
  const { section, exam, change, published, versions } = regrade;
  const keyRevision = section.key_revision + 1;
  const version = published === null ? section.version : section.version + 1;
  const corrected = published === null ? [] : changedAddresses(change);
  const changes = corrected.map((address) => {
    const key = { address, version: section.version };
    return { kind: 'content', part: section.part_number, key } as const;
  });
  const regradeId = await insertRegrade(trx, {
    section_id: section.id,
    exam_id: exam.id,
    key_revision: keyRevision,
    exam_revision: exam.revision + (published === null ? 0 : 1),
    version_before: section.version,
    version_after: version,
    change,
    before: regrade.before,
    reason: regrade.reason,
    undoes: regrade.undoes,
    made_by: making.caller.id,
    made_at: making.now,
  });
  await storeCounts(trx, { regradeId, sectionId: section.id, versions: versions.map((one) => one.version) });
  await regradeAll(trx, { regradeId, regrade, keyRevision }, making);
  if (making.isDryRun) return regradeId;
  if (published !== null) {
    const { id: section_id, part_number } = section;
    await insertVersion(trx, { section_id, version, content: published.content, created_by: making.caller.id });
    await storeChecks(trx, [{ id: section_id, part_number, version }], [{ part_number, ...published.findings }]);
  }
  const changed = versions.filter(({ isChanged }) => isChanged);
  await insertKeys(trx, { sectionId: section.id, keyRevision }, changed);
  await moveSection(trx, section.id, { version, keyRevision });
  await moveRevision(trx, exam, { changes, createdBy: making.caller.id });
  return regradeId;
}

/** Regrades most attempts while submissions continue, then the new ones under the lock. */
async function regradeAll(
  trx: Trx,
  { regradeId, regrade, keyRevision }: { regradeId: string; regrade: StoredRegrade; keyRevision: number },
  { isDryRun }: Making,
): Promise<void> {
  const { section, change, versions, undoes } = regrade;
  const { address } = change;
  const regrading = { regradeId, sectionId: section.id, address, keyRevision, versions, except: undoes, isDryRun };
  const since = await snapshotNow(trx);
  if (undoes !== null) await restoreResults(trx, { regradeId, undoes });
  await regradeVersions(trx, regrading, null);
  if (isDryRun) return;
  await holdSection(trx, section.id);
  await regradeVersions(trx, regrading, since);
}

/** Restores results from the stored ones; the library does not mark them again. */
async function restoreResults(trx: Trx, of: { readonly regradeId: string; readonly undoes: string }): Promise<void> {
  for await (const ids of eachRegraded(trx, of.undoes)) {
    await noteRestored(trx, ids, of);
    await applyChanges(trx, of.regradeId, ids);
  }
}

/** All versions with the same question, each with the question's new key. */
async function findVersions(
  trx: Trx,
  { section, content, change, keepsOld }: Intended,
  before: number,
): Promise<readonly RegradedVersion[]> {
  const versions: RegradedVersion[] = [];
  for (const version of await listVersionNumbers(trx, section.id)) {
    const stored = await findVersion(trx, { id: section.id, version, before });
    const current = withKeys(stored.content, stored.keys ?? {});
    if (!isSameQuestion(content, current, change.address)) continue;
    const own = keepsOld ? keepOldKey(current, change) : change;
    const changed = changeKey(current, own);
    versions.push({
      version,
      content: changed,
      keys: { ...stored.keys, ...storedKeysOf(changed, own) },
      isChanged: !hasKeysOf(current, own),
    });
  }
  return versions;
}

export function withKeys(content: SectionContent, keys: Keys): SectionContent {
  return readStoredKeys(keys).reduce(changeKey, content);
}
