import type {
  SittingEventBody,
  SittingFrameBody,
  SittingResultBody,
  SittingSummary,
} from '@bandwise/api-contract/learner';
import { overallBand, type Skill } from '@bandwise/domain';
import { assessedTask, examBand, writingBand, type SittingState } from '@bandwise/domain/internal';
import type { SittingResult } from '../../db/schema.ts';
import { stateAt, type PlannedExam, type Sitting } from './sitting.ts';
import type { HandedInText } from './sitting-context.ts';

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

/** The band of an exam whose two tasks are assessed; null: it has other tasks, or one is not assessed. */
export function assessedBand({ skill, parts }: PlannedExam, handedIn: readonly HandedInText[]) {
  if (parts.length !== 2) return null;
  const taskBands = new Map(
    parts.map(({ part_number, sectionID }) => {
      const text = handedIn.find(({ section_id }) => section_id === sectionID);
      return [assessedTask({ skill, part_number }), text?.submission.band ?? null];
    }),
  );
  const band = writingBand(taskBands.get('writing_task_1') ?? null, taskBands.get('writing_task_2') ?? null);
  return band === null ? null : { band, provisional: false };
}

/** `handedIn`: the submissions of this sitting. */
export function presentSummary(
  sitting: Sitting,
  { now, handedIn }: { readonly now: Date; readonly handedIn: readonly HandedInText[] },
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
    overall: overallOf(plan.exams, results),
  };
}

/** The overall band of four skills; marks give bands for only some skills, so usually there is none. */
export function overallOf(
  exams: readonly { readonly skill: Skill }[],
  results: readonly { readonly band: { readonly band: number } | null }[],
): number | null {
  const bands = new Map(exams.map(({ skill }, index) => [skill, results[index]?.band?.band ?? null]));
  return overallBand([...bands.values()]);
}

const BOUNDARIES = 'Bands are estimates: in the real test, the marks needed for a band vary by one or two.';

const INDICATIVE =
  'The band of Writing is indicative: how the real test rounds the bands of the two tasks is not published.';

/** The notes on the bands that are shown. */
export function noteOn(results: readonly Pick<SittingResultBody['exams'][number], 'band' | 'marks'>[]): string | null {
  const banded = results.filter(({ band }) => band !== null);
  const notes = [
    ...(banded.some(({ marks }) => marks !== null) ? [BOUNDARIES] : []),
    ...(banded.some(({ marks }) => marks === null) ? [INDICATIVE] : []),
  ];
  return notes.length === 0 ? null : notes.join(' ');
}
