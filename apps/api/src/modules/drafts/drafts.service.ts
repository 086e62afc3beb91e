import {
  asChangeOf,
  DRAFT_MAX_BYTES,
  DRAFT_TITLE_MAX,
  EDITING_SECONDS,
  type DraftContent,
  type DraftPublication,
} from '@bandwise/api-contract/admin';
import type { Transaction } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import { recordAudit } from '../audit/audit.ts';
import { findExam } from '../exams/exams.ts';
import { examNotFound } from '../sections/sections.ts';
import {
  findDraft,
  insertDraft,
  listDrafts,
  lockDraft,
  markEditing,
  markLeft,
  removeDraft,
  toText,
  updateDraft,
  type Asker,
  type DraftRow,
  type SentDraft,
} from './drafts.repo.ts';
import { draftGone, draftNotFound, savedElsewhere } from './refusals.ts';

export type DraftWork = Pick<Deps, 'db' | 'now'>;
type Trx = Transaction<Schema>;

export function askerOf({ now }: Pick<DraftWork, 'now'>, caller: Pick<Caller, 'id'>): Asker {
  return { userId: caller.id, since: new Date(now().getTime() - EDITING_SECONDS.expires * 1000) };
}

export async function readDraft({ db, now }: DraftWork, id: string, caller: Caller): Promise<DraftRow> {
  const draft = await findDraft(db, askerOf({ now }, caller), id);
  if (!draft) throw draftNotFound();
  return draft;
}

interface Save {
  readonly content: DraftContent;
  readonly caller: Caller;
}

export async function createDraft(
  work: DraftWork,
  { id, examId, ...save }: Save & { readonly id: string; readonly examId: string | null },
): Promise<DraftRow> {
  const sent = toSent(work, save);
  const asker = askerOf(work, save.caller);
  return inTransaction(work.db, { by: save.caller.id }, async (trx) => {
    if (examId !== null) {
      const exam = await findExam(trx, examId);
      if (!exam) throw examNotFound();
      if (exam.skill !== sent.skill) throw otherSkill();
    }
    const isNew = await insertDraft(trx, { ...sent, id, exam_id: examId });
    const [ofExam] = examId === null ? [] : await listDrafts(trx, asker, { exam_id: examId });
    const draft = ofExam ?? (await findDraft(trx, asker, id));
    if (!draft) throw draftGone();
    if (!isNew) throw savedElsewhere(draft, save.caller.id);
    return draft;
  });
}

/** @throws version_conflict if the stored revision is not the one that this was based on. */
export async function saveDraft(
  work: DraftWork,
  id: string,
  { revision, ...save }: Save & { readonly revision: number },
): Promise<DraftRow> {
  const sent = toSent(work, save);
  return inTransaction(work.db, { by: save.caller.id }, async (trx) => {
    const locked = await lockDraft(trx, id);
    if (!locked) throw draftNotFound();
    if (locked.skill !== sent.skill) throw otherSkill();
    await refuseOtherDraftRevision(trx, {
      id,
      revision,
      storedRevision: locked.revision,
      asker: askerOf(work, save.caller),
    });
    const { published } = locked;
    // An open editor may not have noticed that the schedule published the draft.
    const isBehind = published !== null && save.content.form.revision === published.over;
    await updateDraft(trx, id, isBehind ? toSent(work, asChange(save, published)) : sent);
    return requireDraft(await findDraft(trx, askerOf(work, save.caller), id));
  });
}

function asChange({ content, caller }: Save, published: DraftPublication): Save {
  return { content: { ...content, form: asChangeOf(published, content.form) }, caller };
}

export async function refuseOtherDraftRevision(
  trx: Trx,
  of: { readonly id: string; readonly revision: number; readonly storedRevision: number; readonly asker: Asker },
): Promise<void> {
  if (of.revision === of.storedRevision) return;
  throw savedElsewhere(requireDraft(await findDraft(trx, of.asker, of.id)), of.asker.userId);
}

/** A draft whose exam was deleted counts as missing. */
function requireDraft(draft: DraftRow | null): DraftRow {
  if (!draft) throw draftNotFound();
  return draft;
}

/** @throws version_conflict if the stored revision is not the one that the caller saw. */
export async function deleteDraft(
  work: DraftWork,
  id: string,
  { revision, caller }: { readonly revision: number; readonly caller: Caller },
): Promise<void> {
  await inTransaction(work.db, { by: caller.id }, async (trx) => {
    const draft = await lockDraft(trx, id);
    if (!draft) throw draftNotFound();
    await refuseOtherDraftRevision(trx, { id, revision, storedRevision: draft.revision, asker: askerOf(work, caller) });
    await removeDraft(trx, id);
    await recordAudit(trx, {
      at: work.now(),
      actor: caller,
      action: 'draft.delete',
      targetType: draft.exam_id === null ? 'draft' : 'exam',
      targetId: draft.exam_id ?? id,
      name: describe(draft),
    });
  });
}

/** Records that the caller opened or closed the draft. */
export async function noteEditing(
  work: DraftWork,
  id: string,
  { left, caller }: { readonly left: boolean; readonly caller: Caller },
): Promise<DraftRow> {
  return inTransaction(work.db, { by: caller.id }, async (trx) => {
    if (left) await markLeft(trx, id, caller.id);
    else if (!(await markEditing(trx, id, { by: caller.id, at: work.now() }))) throw draftNotFound();
    return requireDraft(await findDraft(trx, askerOf(work, caller), id));
  });
}

export function describe({ skill, title }: { readonly skill: string; readonly title: string }): string {
  return title === '' ? `untitled ${skill} test` : `${skill} test “${title}”`;
}

function toSent({ now }: Pick<DraftWork, 'now'>, { content, caller }: Save): SentDraft {
  const text = toText(content);
  if (Buffer.byteLength(text) > DRAFT_MAX_BYTES)
    throw new AppError('payload_too_large', `A draft can be at most ${DRAFT_MAX_BYTES / 1024 / 1024} MB.`);
  const { form } = content;
  const title = titleOf(form).trim().slice(0, DRAFT_TITLE_MAX);
  return { skill: form.skill, title, content: text, by: caller.id, at: now() };
}

/** The title of the test after publishing. A published part has its own title. */
function titleOf({ testType, partNumber, parts, info, description }: DraftContent['form']): string {
  const isFull = testType === 'full_test';
  const { title } = parts[isFull ? 0 : partNumber - 1]?.info ?? info;
  return isFull ? (description ?? title) : title;
}

function otherSkill(): AppError {
  const message = 'The skill of a draft cannot be changed.';
  return new AppError('validation_failed', message, { issues: [{ path: 'content.form.skill', message }] });
}
