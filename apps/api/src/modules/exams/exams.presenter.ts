import { examDetailSchema, type ExamDetail, type ExamSaved } from '@bandwise/api-contract/admin';
import type { SuccessBody } from '@bandwise/api-contract/common';
import type { Skill } from '@bandwise/domain';
import type { ExamRow } from './exams.repo.ts';
import type { SavedExam } from './exams.service.ts';

/** How the console's messages name a test of each skill (administrator specification, section 8). */
const NAMES = {
  reading: 'Test',
  listening: 'Listening test',
  writing: 'Writing test',
  speaking: 'Speaking test',
} as const satisfies Record<Skill, string>;

export function testName(skill: Skill): string {
  return NAMES[skill];
}

export function presentSaved(exam: SavedExam, done: 'created' | 'updated'): ExamSaved {
  const { mergedKeys = [] } = exam;
  return {
    success: true,
    message: `${NAMES[exam.skill]} ${done} successfully`,
    exam_id: exam.exam_id,
    revision: exam.revision,
    sections: exam.sections.map(({ id, part_number, version }) => ({ id, part_number, version })),
    findings: exam.findings.map(({ code, severity, part_number, where, message, repair }) => ({
      code,
      severity,
      part_number,
      where,
      message,
      ...(repair && { repair }),
    })),
    ...(mergedKeys.length > 0 && {
      kept_keys: mergedKeys.map(({ part, key }) => ({ part_number: part, question: key.address })),
    }),
  };
}

export function presentState({ skill, state }: Pick<ExamRow, 'skill' | 'state'>): SuccessBody {
  return {
    success: true,
    message: `${NAMES[skill]} ${state === 'archived' ? 'unpublished' : 'published'} successfully`,
  };
}

export function presentDeleted(skill: Skill): SuccessBody {
  return { success: true, message: `${NAMES[skill]} deleted successfully` };
}

const frameSchema = examDetailSchema.omit({ parts: true });

/** An exam for editing, without its parts. */
export function presentExamFrame(
  exam: ExamRow,
  { contentRevision }: { readonly contentRevision: number },
): Omit<ExamDetail, 'parts'> {
  const { id, skill, description, variant, marking_profile, listening_settings, revision, state } = exam;
  return frameSchema.parse({
    exam_id: id,
    skill,
    description,
    variant,
    marking_profile,
    listening_settings,
    revision,
    content_revision: contentRevision,
    state,
  });
}
