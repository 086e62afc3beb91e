import type { AnswersBody, GuestMarkedBody, GuestSittingBody } from '@bandwise/api-contract/learner';
import type { FastifyRequest } from 'fastify';
import { NO_EXTRA_TIME } from '@bandwise/domain/internal';
import {
  digestAnswers,
  mark,
  openKeys,
  presentTo,
  refuseLearner,
  requireMarked,
  shownVersion,
  type GuestAttempt,
} from '../../attempts/attempts.ts';
import { planSitting, type PlanRequest } from '../plan-sitting.ts';
import { deliver } from '../present-sitting.ts';
import type { SittingContext } from '../sitting-context.ts';
import { noteOn } from '../assessed-bands.ts';
import { presentMarks } from '../sittings.presenter.ts';

/** Plans a sitting that is stored on a guest's device, where the same state machine runs. */
export async function planForGuest(
  context: SittingContext,
  request: Omit<PlanRequest, 'extraTime'>,
  network: string,
): Promise<GuestSittingBody> {
  const plan = await planSitting(context, { ...request, extraTime: NO_EXTRA_TIME });
  await context.guestStarts.spend([network]);
  const sections = plan.exams.flatMap((exam) => exam.parts.map((part) => deliver(context.sections, exam, part)));
  const attempts = plan.exams.map(({ exam_id, parts }) =>
    context.guestAttempts.start(
      exam_id,
      parts.map(({ sectionID: id, version }) => ({ id, version })),
    ),
  );
  return { now: plan.created_at, plan, sections: await Promise.all(sections), attempts };
}

export interface GuestExam extends Pick<PlanRequest, 'grants' | 'visitor'> {
  readonly examId: string;
  readonly request: FastifyRequest;
  /** The token from the plan of the exam. */
  readonly token: string | undefined;
  /** Answers by section. */
  readonly answers: ReadonlyMap<string, AnswersBody>;
}

/**
 * Digests the answers to the parts that the guest was shown, in their order. A token of an older release has no list of them: then to the
 * current parts.
 */
export function digestParts(currentParts: readonly string[], answers: GuestExam['answers']) {
  return ({ shown }: GuestAttempt): string => {
    const ids = shown.length > 0 ? shown.map(({ id }) => id) : currentParts;
    return ids.map((id) => digestAnswers(answers.get(id) ?? {})).join(' ');
  };
}

/** Marks a guest's exam like a learner's; stores nothing. @throws 400 for a learner, 403, 404, 409, 422, 429 */
export async function markForGuest(context: SittingContext, guest: GuestExam): Promise<GuestMarkedBody> {
  const { visitor, grants, examId } = guest;
  const request = { exams: [examId], visitor, grants, extraTime: NO_EXTRA_TIME };
  const { exams } = await planSitting(context, request);
  const [exam] = exams;
  if (!exam) throw new Error('A plan of one exam has none');
  refuseLearner(visitor);
  requireMarked(exam.skill);
  const sectionIds = exam.parts.map(({ sectionID }) => sectionID);
  const digest = digestParts(sectionIds, guest.answers);
  const attempt = await openKeys(context, guest, { subject: examId, sectionIds, token: guest.token, digest });
  const shown = exam.parts.flatMap((part) => {
    const version = shownVersion({ id: part.sectionID, version: part.version }, attempt);
    return version === null ? [] : [{ ...part, version }];
  });
  const parts = await Promise.all(
    shown.map(async ({ sectionID, version, part_number }) => {
      const keyed = await context.sections.keyed({ id: sectionID, version });
      const result = presentTo(visitor, mark(keyed, guest.answers.get(sectionID) ?? {}), keyed.version);
      return { sectionID, part_number, result };
    }),
  );
  const marks = parts.reduce((sum, { result }) => sum + result.correctCount, 0);
  const total = parts.reduce((sum, { result }) => sum + result.total, 0);
  const marked = presentMarks(exam, { sat: true, marks, total });
  return {
    exam_id: exam.exam_id,
    skill: exam.skill,
    variant: exam.variant,
    ...marked,
    marks,
    parts,
    note: noteOn([marked]),
  };
}
