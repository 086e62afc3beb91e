import type { SittingPlanBody } from '@bandwise/api-contract/learner';
import { skills } from '@bandwise/domain';
import { canBeSat, SITTING_DEFAULTS, type ExtraTime } from '@bandwise/domain/internal';
import { AppError } from '../../errors/app-error.ts';
import { shownVersion, type GuestAttempt } from '../attempts/attempts.ts';
import { examNotFound, sectionOfGrant, type VersionId, type Visitor } from '../sections/sections.ts';
import { readClocks } from './exam-clock.ts';
import { findExamParts, findSatExam, type SatExamRow } from './exams-to-sit.repo.ts';
import type { PlannedExam } from './sitting.ts';
import type { SittingContext } from './sitting-context.ts';

type Planning = Pick<SittingContext, 'db' | 'now' | 'sections'>;

/** The requested exams, the learner, and the grants for locked sections. */
export interface PlanRequest {
  readonly exams: readonly string[];
  readonly visitor: Visitor;
  readonly grants: readonly string[];
  readonly extraTime: ExtraTime;
  /** The guest's attempts by exam, which are planned with the versions that the guest was shown. */
  readonly guests?: ReadonlyMap<string, GuestAttempt>;
}

/** @throws 404, 403 while a part is locked for the visitor, 422 for what cannot be sat. */
export async function planSitting(context: Planning, request: PlanRequest): Promise<SittingPlanBody> {
  const exams: PlannedExam[] = [];
  for (const id of request.exams) exams.push(await planOne(context, id, request));
  return { ...SITTING_DEFAULTS, created_at: context.now().getTime(), extra_time: { ...request.extraTime }, exams };
}

async function planOne(context: Planning, id: string, request: PlanRequest): Promise<PlannedExam> {
  const exam = await findSatExam(context.db, id);
  if (!exam) throw examNotFound();
  if (!canBeSat(exam.skill))
    throw new AppError(
      'validation_failed',
      `A ${skills[exam.skill].name.toLowerCase()} test cannot be taken as a full test.`,
    );
  const guest = request.guests?.get(id) ?? null;
  const rows = (await findExamParts(context.db, [id])).filter(
    (row) => shownVersion({ id: row.id, version: row.current_version }, guest) !== null,
  );
  if (rows.length === 0) throw examNotFound();
  const parts = [];
  for (const row of rows) {
    const grant = request.grants.find((one) => sectionOfGrant(one) === row.id) ?? request.visitor.grant;
    const section = await context.sections.open(row.id, { ...request.visitor, grant });
    const version = shownVersion(section, guest) ?? section.version;
    const { part_number, questions_count, time_minutes: minutes } = section;
    const current = { part_number, title: row.title, questions_count, minutes };
    const facts = version === section.version ? current : await readFacts(context, { id: row.id, version });
    parts.push({ sectionID: row.id, version, ...facts });
  }
  const timed = parts.map(({ sectionID, ...part }) => ({ ...part, id: sectionID }));
  const clockOf = await readClocks(context.db, exam.skill, timed);
  const { seconds, recording, free_movement } = clockOf(exam, timed);
  return {
    exam_id: id,
    title: titleOf(exam, parts),
    skill: exam.skill,
    variant: exam.variant,
    seconds,
    recording: recording && { ...recording, parts: [...recording.parts] },
    free_movement,
    parts,
  };
}

/** The facts of an earlier version of a part. */
async function readFacts({ sections }: Planning, wanted: VersionId) {
  const { content, total } = await sections.version(wanted);
  return { part_number: content.part_number, title: content.title, questions_count: total, minutes: content.time };
}

/** The title of a single part, or the name of the test, as in the console's list. */
export function titleOf({ description }: Pick<SatExamRow, 'description'>, parts: readonly { title: string }[]): string {
  return parts.length === 1 && parts[0] ? parts[0].title : description;
}
