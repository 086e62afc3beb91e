import { hash } from 'node:crypto';
import type { AnswersBody } from '@bandwise/api-contract/learner';
import { hashId } from '../../db/hash-id.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import { digestAnswers, knownTo, listAnswers, mark } from './answers.ts';
import { isSubmitted, type Attempt, type Marks, type SubmittedAttempt, type WholeAttempt } from './attempt.ts';
import type { AttemptContext } from './attempt-context.ts';
import { findSubmittedSince } from './attempts.repo.ts';

/** Milliseconds in which an equal submission counts as a repetition: a double click, or a proxy's retry. */
const REPEATED_FOR = 60_000;

type Whole = Omit<WholeAttempt, 'id' | 'started_at' | 'submitted_at'>;

/** Marks by the current keys and stores; repeats if a regrade changed them in between. */
export async function storeMarked(
  { sections }: Pick<AttemptContext, 'sections'>,
  store: (marked: Marks) => Promise<SubmittedAttempt | null>,
  { section_id: id, version, answers }: Pick<Whole, 'answers' | 'section_id' | 'version'>,
): Promise<SubmittedAttempt> {
  for (let round = 0; round < 5; round += 1) {
    const keyed = round === 0 ? sections.keyed({ id, version }) : sections.keyedNow({ id, version });
    const stored = await store(mark(await keyed, answers));
    if (stored) return stored;
  }
  throw new Error('The keys of a section kept changing while an attempt was stored');
}

/**
 * The id is derived from the content and the number of equal stored attempts: concurrent equal submissions to any process get the same id,
 * and one is stored. Within a minute it counts as a repetition.
 * @returns null if its keys changed in the meantime.
 */
export async function storeWhole(
  context: Pick<AttemptContext, 'attempts' | 'now'>,
  whole: Whole,
): Promise<SubmittedAttempt | null> {
  for (let before = 0; ; before += 1) {
    const id = idOfWhole(whole, before);
    const now = context.now();
    const stored = await storeOnce(context, { ...whole, id, started_at: now, submitted_at: now });
    if (!stored || stored.submitted_at > repeatedSince(now)) return stored;
  }
}

function idOfWhole({ user_id, section_id, version, source, answers, marks, total }: Whole, before: number): string {
  const counted = source === 'reported' ? [marks, total] : [];
  const fields = [user_id, section_id, version, source, listAnswers(answers), counted, before];
  return hashId(hash('sha256', JSON.stringify(fields), 'buffer'));
}

/** Stores an attempt under its id unless another request has; null: its keys changed concurrently. */
export async function storeOnce(
  { attempts }: Pick<AttemptContext, 'attempts'>,
  whole: WholeAttempt,
): Promise<SubmittedAttempt | null> {
  if (await attempts.insert(whole)) return whole;
  const stored = await attempts.byId({ userId: whole.user_id, id: whole.id });
  return stored && isSubmitted(stored) ? stored : null;
}

/** Equal submissions after this moment count as repetitions. */
export function repeatedSince(now: Date): Date {
  return new Date(now.getTime() - REPEATED_FOR);
}

/** Answers, or reported marks. */
type Sent = { readonly caller: Caller; readonly sectionID: string } & (
  | { readonly answers: AnswersBody }
  | { readonly correctCount: number; readonly total: number }
);

/** Stores a submission. A repetition returns the stored attempt even if the section was unpublished since. */
export async function orRepeated(
  context: AttemptContext,
  sent: Sent,
  store: () => Promise<SubmittedAttempt>,
): Promise<SubmittedAttempt> {
  try {
    return await store();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
    const of = { userId: sent.caller.id, id: sent.sectionID };
    for (const attempt of await findSubmittedSince(context.db, of, repeatedSince(context.now())))
      if (isSubmitted(attempt) && (await isSame(context, attempt, sent))) return attempt;
    throw error;
  }
}

async function isSame({ sections }: AttemptContext, attempt: Attempt, sent: Sent): Promise<boolean> {
  if ('total' in sent)
    return attempt.source === 'reported' && attempt.marks === sent.correctCount && attempt.total === sent.total;
  if (attempt.source !== 'marked') return false;
  if (attempt.sent_digest === digestAnswers(sent.answers)) return true;
  // Uses the attempt's version, which may differ from the current one.
  const validAnswers = knownTo(
    await sections.version({ id: attempt.section_id, version: attempt.version }),
    sent.answers,
  );
  return digestAnswers(attempt.answers) === digestAnswers(validAnswers);
}
