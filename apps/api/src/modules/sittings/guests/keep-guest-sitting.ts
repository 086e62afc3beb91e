import { hash } from 'node:crypto';
import type { GuestKeepBody, SectionSave, SittingPlanBody, SittingResultBody } from '@bandwise/api-contract/learner';
import { isMarkedSkill } from '@bandwise/domain';
import { LEARNER_ACTIONS, NO_EXTRA_TIME, sittingState, type SittingEvent } from '@bandwise/domain/internal';
import { hashId } from '../../../db/hash-id.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { AppError } from '../../../errors/app-error.ts';
import { knownTo, type GuestAttempt } from '../../attempts/attempts.ts';
import type { Visitor } from '../../sections/sections.ts';
import { closeSitting } from '../close-sitting.ts';
import { digestParts } from './guest-sitting.ts';
import { planSitting } from '../plan-sitting.ts';
import type { SittingContext } from '../sitting-context.ts';
import { readResult } from '../sitting-result.ts';
import { answersIn, insertSections } from '../sitting-sections.repo.ts';
import { findOwnSitting, insertSitting } from '../sittings.repo.ts';

interface GuestHandOver extends GuestKeepBody {
  readonly userId: string;
  readonly visitor: Visitor;
}

/**
 * Stores the whole test that the caller took as a guest, on the versions that the guest was shown. The server marks it, and only with the
 * answers that were marked for the guest. Its id is made of the account and the guest's attempts, so the same hand-over again returns the
 * stored result.
 * @throws 403, 404, 409, 422
 */
export async function keepGuestSitting(context: SittingContext, sent: GuestHandOver): Promise<SittingResultBody> {
  const { userId } = sent;
  const guests = await endAttempts(context, sent);
  const ids = [...guests.values()].map((guest) => guest.id);
  const id = hashId(hash('sha256', JSON.stringify([userId, ...ids]), 'buffer'));
  const ownId = { userId, id };
  const sitting =
    (await findOwnSitting(context.db, ownId)) ??
    (await insert(context, sent, { id, guests })) ??
    // The same call, made twice at once, inserted it.
    (await findOwnSitting(context.db, ownId));
  if (!sitting)
    throw new AppError(
      'sitting_running',
      'You are taking this test now. Finish it, then save the result that is in this browser.',
    );
  await closeSitting(context, sitting);
  return readResult(context, ownId);
}

async function endAttempts({ guestAttempts }: SittingContext, { exams }: GuestHandOver) {
  const guests = new Map<string, GuestAttempt>();
  for (const { exam_id, attempt: token, sections } of exams) {
    const answers = new Map(sections.map((save) => [save.sectionID, answersIn(save)]));
    const digest = digestParts([...answers.keys()], answers);
    guests.set(exam_id, await guestAttempts.end({ subject: exam_id, token, digest }));
  }
  return guests;
}

/** null: the learner has the same exams in a sitting that is not over, or the same sitting was just stored. */
async function insert(
  context: SittingContext,
  { userId, visitor, exams, grants = [], events: given }: GuestHandOver,
  { id, guests }: { readonly id: string; readonly guests: ReadonlyMap<string, GuestAttempt> },
) {
  const now = context.now().getTime();
  const ids = exams.map(({ exam_id }) => exam_id);
  const planned = await planSitting(context, { exams: ids, visitor, grants, extraTime: NO_EXTRA_TIME, guests });
  const created_at = Math.min(now, ...[...guests.values()].map(({ started_at }) => started_at.getTime()));
  const plan = { ...planned, created_at };
  const events = endedEvents(plan, given, now);
  const saves = await knownSaves(context, plan, { exams, now });
  return inTransaction(context.db, { by: userId }, async (trx) => {
    const inserted = await insertSitting(trx, { id, userId, plan, events });
    if (inserted) await insertSections(trx, inserted, saves);
    return inserted;
  });
}

/**
 * The guest's own actions, between the start and now; a guest has no extra time. The sitting is over, also where its exams have got longer
 * clocks since. @throws 403 when no exam was started
 */
function endedEvents(plan: SittingPlanBody, given: GuestHandOver['events'], now: number): readonly SittingEvent[] {
  const own = given
    .filter(({ type }) => LEARNER_ACTIONS.has(type))
    .map((event, seq) => Object.assign({}, event, { seq, at: Math.min(now, Math.max(plan.created_at, event.at)) }));
  const state = sittingState(plan, own, now);
  if (state.phase === 'ended') return own;
  const end = { type: 'finish' as const, exam: state.exam, all: true, at: now, seq: own.length };
  const events = [...own, end];
  if (sittingState(plan, events, now).phase === 'ended') return events;
  throw new AppError('not_submitted', 'This test was not started.');
}

/** The work in each section, as far as it belongs to its questions or task. */
async function knownSaves(
  { sections }: SittingContext,
  plan: SittingPlanBody,
  { exams, now }: Pick<GuestHandOver, 'exams'> & { readonly now: number },
): Promise<ReadonlyMap<string, SectionSave>> {
  const sent = new Map(exams.flatMap((exam) => exam.sections.map((save) => [save.sectionID, save] as const)));
  const saves = new Map<string, SectionSave>();
  for (const { parts, skill } of plan.exams)
    for (const { sectionID, version } of parts) {
      const { changes = {}, flags = {}, text } = sent.get(sectionID) ?? {};
      const knownChanges = knownTo(await sections.version({ id: sectionID, version }), changes);
      saves.set(sectionID, {
        sectionID,
        changes: isMarkedSkill(skill) ? noLater(knownChanges, now) : {},
        flags: noLater(flags, now),
        ...(text && !isMarkedSkill(skill) ? { text: { ...text, at: Math.min(text.at, now) } } : {}),
      });
    }
  return saves;
}

function noLater<T extends { readonly at: number }>(all: Readonly<Record<string, T>>, now: number): Record<string, T> {
  return Object.fromEntries(Object.entries(all).map(([key, one]) => [key, { ...one, at: Math.min(one.at, now) }]));
}
