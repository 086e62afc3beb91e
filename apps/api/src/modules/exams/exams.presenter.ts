import { examDetailSchema, type ExamSaved } from '@bandwise/api-contract/admin';
import type { SuccessBody } from '@bandwise/api-contract/common';
import type { Skill } from '@bandwise/domain';
import { Prepared } from '../../http/handler.ts';
import type { ExamRow } from './exams.repo.ts';
import type { SavedExam } from './exams.service.ts';

/** How the console's messages name a test of each skill (administrator specification, section 8). */
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

const frameSchema = examDetailSchema.omit({ parts: true });

/** An exam for editing, of parts that are serialised already: all of a large one at once would hold the event loop. */
export function presentExam({ id, skill, description, revision }: ExamRow, parts: readonly Buffer[]): Prepared {
  const frame = JSON.stringify(frameSchema.parse({ exam_id: id, skill, description, revision }));
  const list = parts.flatMap((part, index) => (index === 0 ? [part] : [Buffer.from(','), part]));
  return new Prepared(Buffer.concat([Buffer.from(`${frame.slice(0, -1)},"parts":[`), ...list, Buffer.from(']}')]));
}
