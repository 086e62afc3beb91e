import type { ExamDetail, ExamSaved } from '@bandwise/api-contract/admin';
import type { SuccessBody } from '@bandwise/api-contract/common';
import type { Skill } from '@bandwise/domain';
import { presentEdit } from '../sections/sections.presenter.ts';
import type { EditableSection } from '../sections/sections.repo.ts';
import type { ExamRow } from './exams.repo.ts';
import type { SavedExam } from './exams.service.ts';

/** How the console's messages name a test of each skill (A:8). */
const NAMES = {
  reading: 'Test',
  listening: 'Listening test',
  writing: 'Writing test',
  speaking: 'Speaking test',
} as const satisfies Record<Skill, string>;

export function presentSaved(exam: SavedExam, done: 'created' | 'updated'): ExamSaved {
  return {
    success: true,
    message: `${NAMES[exam.skill]} ${done} successfully`,
    exam_id: exam.exam_id,
    revision: exam.revision,
    sections: exam.sections.map(({ id, part_number, version }) => ({ id, part_number, version })),
    findings: exam.findings.map(({ code, severity, part_number, where, message }) => ({
      code,
      severity,
      part_number,
      where,
      message,
    })),
  };
}

export function presentDeleted(skill: Skill): SuccessBody {
  return { success: true, message: `${NAMES[skill]} deleted successfully` };
}

export function presentExam(exam: ExamRow, parts: readonly EditableSection[]): ExamDetail {
  return {
    exam_id: exam.id,
    skill: exam.skill,
    description: exam.description,
    revision: exam.revision,
    parts: parts.map(presentEdit),
  };
}
