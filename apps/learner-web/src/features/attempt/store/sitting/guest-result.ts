import type { SittingResultBody } from '@bandwise/api-contract/learner';
import { isMarkedSkill } from '@bandwise/domain';
import type { SatExam, SittingState } from '@bandwise/domain/internal';
import type { GuestPaper, GuestProgress } from '../../../../shared/guest-sitting/guest-sitting.ts';
import { answersOf } from './guest-saved.ts';

type PlannedExam = GuestPaper['plan']['exams'][number];
type ExamResult = SittingResultBody['exams'][number];

/** An exam that the clock started counts as sat only if it has an answer, like a learner's. */
export function wasSat({ parts }: PlannedExam, given: SatExam | undefined, { typed }: GuestProgress): boolean {
  if (!given || given.started_at === null) return false;
  const isTouched = parts.some(({ sectionID }) => {
    const own = typed[sectionID] ?? {};
    return Object.keys(answersOf(own)).length > 0 || own.text !== undefined;
  });
  return given.started_by === 'learner' || isTouched;
}

/** The result of a guest's sitting in the form of a learner's; it is not an attempt. */
export function resultOf(paper: GuestPaper, progress: GuestProgress, state: SittingState): SittingResultBody {
  const { plan } = paper;
  const exams = plan.exams.map((exam, index) => examResult(paper, progress, { exam, satExam: state.exams[index] }));
  const notes = Object.values(progress.marked).flatMap((one) => (typeof one === 'string' ? [] : (one.note ?? [])));
  return {
    id: 'guest',
    created_at: new Date(plan.created_at).toISOString(),
    ended_at: new Date(state.since).toISOString(),
    exams,
    // The overall band needs four bands, and writing and speaking have none here.
    overall: null,
    waiting_for: [],
    speaking: null,
    note: notes[0] ?? null,
  };
}

function examResult(
  paper: GuestPaper,
  progress: GuestProgress,
  { exam, satExam }: { readonly exam: PlannedExam; readonly satExam: SatExam | undefined },
): ExamResult {
  const { exam_id, title, skill, variant, seconds } = exam;
  const markedExam = progress.marked[exam_id];
  const marked = typeof markedExam === 'string' ? undefined : markedExam;
  const parts = exam.parts.map(({ sectionID, part_number, title: own, questions_count }) => {
    const result = marked?.parts.find((part) => part.sectionID === sectionID)?.result;
    const frame = {
      sectionID,
      part_number,
      title: own,
      marks: result?.correctCount ?? null,
      total: result?.total ?? questions_count,
      attemptID: null,
    };
    if (isMarkedSkill(skill)) return { ...frame, examContent: [], text: null };
    const section = paper.sections.find(({ id }) => id === sectionID);
    return { ...frame, examContent: section?.examContent ?? [], text: progress.typed[sectionID]?.text?.value ?? '' };
  });
  return {
    exam_id,
    title,
    skill,
    variant,
    sat: wasSat(exam, satExam, progress),
    seconds,
    extra_seconds: satExam?.extra_seconds ?? 0,
    granted_seconds: satExam?.granted_seconds ?? 0,
    started_at: satExam?.started_at ?? null,
    ended_at: satExam && satExam.started_at !== null ? satExam.ended_at : null,
    marks: marked?.marks ?? null,
    total: marked?.total ?? parts.reduce((sum, { total }) => sum + total, 0),
    band: marked?.band ?? null,
    parts,
  };
}
