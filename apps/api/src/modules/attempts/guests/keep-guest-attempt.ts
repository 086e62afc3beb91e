import { hash } from 'node:crypto';
import { hashId } from '../../../db/hash-id.ts';
import { digestAnswers, knownTo } from '../answers.ts';
import type { AttemptContext } from '../attempt-context.ts';
import { isSubmitted, type SubmittedAttempt } from '../attempt.ts';
import { requireMarked } from '../attempt-rules.ts';
import type { Submission } from '../results.service.ts';
import { storeMarked, storeOnce } from '../store-result.ts';
import { shownVersion } from './guest-attempts.ts';

/**
 * Stores the attempt that the caller made as a guest, on the version that the guest was shown. Only the answers that the attempt ended with
 * are stored, and the server marks them. Its id is derived from the account and the guest's attempt, so a repeated call returns the stored
 * attempt.
 * @throws 403, 404, 409, 422
 */
export async function keepGuestAttempt(
  context: AttemptContext,
  { caller, visitor, sectionID, answers }: Pick<Submission, 'answers' | 'caller' | 'sectionID' | 'visitor'>,
  token: string,
): Promise<SubmittedAttempt> {
  const { attempts, guestAttempts, now, sections } = context;
  const guest = await guestAttempts.end({ subject: sectionID, token, digest: () => digestAnswers(answers) });
  const id = hashId(hash('sha256', JSON.stringify([caller.id, guest.id]), 'buffer'));
  const stored = await attempts.byId({ userId: caller.id, id });
  if (stored && isSubmitted(stored)) return stored;
  const section = await sections.open(sectionID, visitor);
  requireMarked(section.skill);
  const version = shownVersion(section, guest) ?? section.version;
  const whole = {
    id,
    user_id: caller.id,
    section_id: section.id,
    version,
    started_at: guest.started_at,
    submitted_at: now(),
    source: 'marked' as const,
    answers: knownTo(await sections.version({ id: section.id, version }), answers),
  };
  return storeMarked(context, (marked) => storeOnce(context, { ...whole, ...marked }), whole);
}
