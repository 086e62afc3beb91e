import type { AnswersBody, MarkedBody } from '@bandwise/api-contract/learner';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../errors/app-error.ts';
import { networkOf } from '../../../platform/throttle/network-of.ts';
import type { SectionVersion, Visitor } from '../../sections/sections.ts';
import { digestAnswers, mark } from '../answers.ts';
import type { AttemptContext } from '../attempt-context.ts';
import { shownVersion, type EndedAttempt, type GuestAttempt } from './guest-attempts.ts';
import type { Marks } from '../attempt.ts';
import { requireMarked } from '../attempt-rules.ts';
import { presentGuestMarked, presentMarked } from '../attempts.presenter.ts';

interface GuestCall {
  readonly visitor: Visitor;
  readonly request: FastifyRequest;
}

/** Starts a guest's attempt at a section. @throws 400 for a learner, 403, 404, 422, 429 */
export async function startGuest(context: AttemptContext, call: GuestCall & { readonly id: string }): Promise<string> {
  const section = await context.sections.open(call.id, call.visitor);
  refuseLearner(call.visitor);
  requireMarked(section.skill);
  await context.guestStarts.spend([networkOf(call.request.ip)]);
  return context.guestAttempts.start(section.id, [section]);
}

/**
 * Marks a guest's attempt, which is stored nowhere, on the version that the guest was shown. An unpublished section is refused, because the guest may have started it later. A
 * signed-in learner's attempt is stored, or their keys would open while it is in progress.
 * @throws 400 for a learner, 403, 404, 409, 422, 429
 */
export async function markGuest(
  context: AttemptContext,
  attempt: GuestCall & { readonly id: string; readonly token: string | undefined; readonly answers: AnswersBody },
): Promise<MarkedBody> {
  const { id, visitor, token, answers } = attempt;
  const section = await context.sections.open(id, visitor);
  refuseLearner(visitor);
  requireMarked(section.skill);
  const digest = () => digestAnswers(answers);
  const guest = await openKeys(context, attempt, { subject: id, sectionIds: [id], token, digest });
  const version = shownVersion(section, guest) ?? section.version;
  const keyed = await context.sections.keyed({ id: section.id, version });
  return presentTo(visitor, mark(keyed, answers), keyed.version);
}

/**
 * Decides whether the response may contain keys, and ends the guest's attempt.
 * @returns the attempt; null for an administrator, who has none.
 * @throws 403, 409, 429
 */
export async function openKeys(
  context: Pick<AttemptContext, 'guestAttempts' | 'guestKeys' | 'guestMarks'>,
  { visitor, request }: GuestCall,
  attempt: EndedAttempt & { readonly sectionIds: readonly string[] },
): Promise<GuestAttempt | null> {
  await context.guestMarks.spend([networkOf(request.ip)]);
  // Administrators may read keys anyway.
  if (visitor.caller) return null;
  await context.guestKeys.requireKeys(request, attempt.sectionIds);
  return context.guestAttempts.end(attempt);
}

/** A guest gets the keys of answered questions, an administrator all keys. */
export function presentTo({ caller }: Visitor, marks: Marks, version: SectionVersion): MarkedBody {
  return caller ? presentMarked(marks, version) : presentGuestMarked(marks, version);
}

/** Teachers take tests as learners do: only administrators, who may read keys anyway, try a test without an attempt. */
export function refuseLearner({ caller }: Visitor): void {
  if (caller !== null && caller.role !== 'admin')
    throw new AppError('bad_request', 'You are signed in now. Reload the page to take this test with your account.');
}
