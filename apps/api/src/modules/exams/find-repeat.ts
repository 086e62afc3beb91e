import { totalNumbers, type ExamDraft, type SectionContent } from '@bandwise/domain';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { isSameContent } from './exam-changes.ts';
import { findParts } from './exams.repo.ts';

export interface KnownExam {
  readonly id: string;
  readonly description: string;
}

/**
 * The exam with the same content as a draft, whatever their names; null without one. Deleted exams are ignored.
 */
export async function findRepeat(db: Kysely<Schema>, { skill, parts }: ExamDraft): Promise<KnownExam | null> {
  const [first] = parts;
  if (!first) return null;
  for (const exam of await findCandidates(db, skill, first.content)) {
    const stored = await findParts(db, exam.id);
    const isSame =
      stored.length === parts.length &&
      parts.every(({ content }) => stored.some((part) => isSameContent(part.content, content)));
    if (isSame) return exam;
  }
  return null;
}

/** Finds candidates by the columns of lists; the content is compared later. */
function findCandidates(db: Kysely<Schema>, skill: ExamDraft['skill'], first: SectionContent): Promise<KnownExam[]> {
  return db
    .selectFrom('exams as e')
    .innerJoin('sections as s', 's.exam_id', 'e.id')
    .select(['e.id', 'e.description'])
    .where('e.skill', '=', skill)
    .where('e.deleted_at', 'is', null)
    .where('s.deleted_at', 'is', null)
    .where('s.part_number', '=', first.part_number)
    .where('s.title', '=', first.title)
    .where('s.time_minutes', '=', first.time)
    .where('s.questions_count', '=', totalNumbers(first.groups))
    .orderBy('e.created_at')
    .execute();
}
