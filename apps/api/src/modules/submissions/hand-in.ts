import type { CriterionBandsBody } from '@bandwise/api-contract/learner';
import { skills } from '@bandwise/domain';
import { wordCount } from '@bandwise/domain/internal';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import type { Throttle } from '../../platform/throttle/throttle.ts';
import { examNotFound, type Sections, type Visitor } from '../sections/sections.ts';
import { findSelfAssessment } from '../../platform/settings/self-assessment.ts';
import { invalid, refuseForeignBands } from './refusals.ts';
import { requestSuggestion } from './second-reader/ask-second-reader.job.ts';
import { visibleAssessments } from './submission.ts';
import { submissionNotFound } from './submissions.policy.ts';
import {
  deleteDraft,
  findDraft,
  findOwnText,
  insertDraft,
  insertHandedIn,
  mergeDraft,
  updateSelfAssessment,
  type SubmissionText,
  type WrittenDraft,
} from './submissions.repo.ts';

export interface HandInContext extends Pick<Deps, 'config' | 'db' | 'jobs' | 'now'> {
  readonly sections: Pick<Sections, 'open' | 'version'>;
  /** Texts and speaking tests that a learner hands in. */
  readonly handedIn: Throttle;
}

interface Writing {
  readonly caller: Caller;
  readonly visitor: Visitor;
}

interface DraftBody {
  readonly sectionID: string;
  readonly id: string;
  readonly text: { readonly value: string; readonly at: number };
  readonly pasted_words: number;
}

/**
 * Saves the text of a section before it is handed in; the latest typed wins. Only the first save needs access to the section.
 * @throws 404, 403, attempt_closed if the draft was handed in
 */
export async function saveDraft(
  context: HandInContext,
  { caller, visitor }: Writing,
  { sectionID, id, text, pasted_words }: DraftBody,
): Promise<WrittenDraft> {
  const { db, now } = context;
  const moment = now().getTime();
  const save = { id, userId: caller.id, sectionId: sectionID, text, pastedWords: pasted_words, moment };
  const saved = await mergeDraft(db, save);
  if (saved) return saved;
  if (await findOwnText(db, { userId: caller.id, id }))
    throw new AppError('attempt_closed', 'This text has been handed in. Start a new text to write it again.');
  const version = await openTask(context, sectionID, visitor);
  await inTransaction(db, { by: caller.id }, (trx) => insertDraft(trx, save, version));
  // A concurrent save of another device may have inserted it first.
  const merged = await mergeDraft(db, save);
  if (!merged) throw submissionNotFound();
  return merged;
}

/** The current version of a section whose text can be handed in. @throws 404, 403 */
async function openTask({ sections }: HandInContext, sectionId: string, visitor: Visitor): Promise<number> {
  const { version } = await sections.open(sectionId, visitor);
  const { content } = await sections.version({ id: sectionId, version });
  if (!skills[content.skill].isWritten) throw examNotFound();
  return version;
}

interface HandInBody {
  readonly id: string;
  readonly sectionID: string;
  readonly text: string;
  readonly pasted_words: number;
}

/**
 * Hands in a text for good. A repeated call returns the first result, whatever its text is. The answered version is that of the draft, so a
 * text that was begun can be handed in after its test was changed, locked or deleted.
 */
export async function handIn(
  context: HandInContext,
  { caller, visitor }: Writing,
  { id, sectionID, text, pasted_words }: HandInBody,
): Promise<SubmissionText> {
  const { db, now } = context;
  const own = { userId: caller.id, id };
  const repeated = await findOwnText(db, own);
  if (repeated) return repeated;
  const words = wordCount(text);
  if (words === 0) throw invalid({ path: 'text', message: 'Write your text before you hand it in.' });
  const subject = { userId: caller.id, sectionId: sectionID };
  const version = (await findDraft(db, subject))?.version ?? (await openTask(context, sectionID, visitor));
  await context.handedIn.spend([caller.id]);
  return inTransaction(db, { by: caller.id }, async (trx) => {
    await deleteDraft(trx, subject);
    const submission = { ...subject, id, version, text, words, pastedWords: Math.min(pasted_words, words), at: now() };
    const isNew = await insertHandedIn(trx, submission);
    const stored = await findOwnText(trx, own);
    // Without a new row, a concurrent repetition inserted it, or the id belongs to another text.
    if (!stored || (!isNew && stored.section_id !== sectionID)) throw submissionNotFound();
    if (isNew) await requestSuggestion(context, trx, id);
    return stored;
  });
}

/** Saves the learner's own bands; the latest call wins. @throws 404, 422, already_assessed, self_assessment_off */
export async function assessOneself(
  { db, now }: Pick<HandInContext, 'db' | 'now'>,
  own: { readonly userId: string; readonly id: string },
  bands: CriterionBandsBody,
): Promise<SubmissionText> {
  const row = await findOwnText(db, own);
  if (!row) throw submissionNotFound();
  refuseForeignBands(row, bands);
  if (visibleAssessments(row, now()).length > 0)
    throw new AppError('already_assessed', 'Your work has been assessed. Your own bands can no longer be changed.');
  if (!(await findSelfAssessment(db)).value)
    throw new AppError('self_assessment_off', 'You can no longer give bands to your own work on this site.');
  const self_assessment = { bands, saved_at: now().toISOString() };
  await updateSelfAssessment(db, own, self_assessment);
  return { ...row, self_assessment };
}
