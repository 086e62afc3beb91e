import type { SittingEventBody, SittingFrameBody, SittingSummary } from '@bandwise/api-contract/learner';
import { examBand, type SittingState } from '@bandwise/domain/internal';
import type { SittingResult } from '../../db/schema.ts';
import { assessedBand, overallOf, type HandedIn } from './assessed-bands.ts';
import { stateAt, type PlannedExam, type Sitting } from './sitting.ts';

type StateBody = SittingFrameBody['state'];

export function presentFrame(sitting: Sitting, now: Date): SittingFrameBody {
  return {
    id: sitting.id,
    status: sitting.ended_at === null ? 'running' : 'ended',
    now: now.getTime(),
    plan: sitting.plan,
    events: sitting.events.map(presentEvent),
    state: presentState(stateAt(sitting, now)),
  };
}

function presentEvent(event: SittingEventBody): SittingEventBody {
  return { ...event };
}

function presentState({ phase, exam, since, deadline, exams }: SittingState): StateBody {
  return { phase, exam, since, deadline, exams: exams.map((one) => ({ ...one })) };
}

/** Marks with their band. */
export function presentMarks(exam: Pick<PlannedExam, 'skill' | 'variant'>, result: SittingResult) {
  const { skill, variant } = exam;
  const { marks, total } = result;
  return { marks, total, band: marks === null ? null : examBand({ skill, variant, marks, total }) };
}

/** `handedIn`: the submissions of this sitting. */
export function presentSummary(
  sitting: Sitting,
  { now, handedIn }: { readonly now: Date; readonly handedIn: HandedIn },
): SittingSummary {
  const { plan, created_at, ended_at } = sitting;
  const results = (sitting.results ?? []).flatMap((result, index) => {
    const exam = plan.exams[index];
    if (!exam) return [];
    const marks = presentMarks(exam, result);
    return [{ sat: result.sat, ...marks, band: marks.band ?? assessedBand(exam, handedIn) }];
  });
  return {
    id: sitting.id,
    status: ended_at === null ? 'running' : 'ended',
    created_at: created_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
    exams: plan.exams.map(({ exam_id, title, skill, variant }) => ({ exam_id, title, skill, variant })),
    state: presentState(stateAt(sitting, now)),
    results,
    ...overallOf(plan.exams, results, handedIn),
  };
}
