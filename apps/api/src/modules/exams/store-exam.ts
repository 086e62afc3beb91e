import { totalNumbers, type ExamDraft, type SectionDraft } from '@bandwise/domain';
import type { Transaction } from 'kysely';
import type { ExamChange } from '../../db/exam-change.ts';
import type { Schema } from '../../db/schema.ts';
import { changesOfExam, changesOfPart, isSameContent } from './exam-changes.ts';
import {
  freePartNumbers,
  insertExam,
  insertPart,
  insertVersion,
  updateExam,
  updatePart,
  type ExamConduct,
  type ExamRow,
  type PartColumns,
  type PartRow,
} from './exams.repo.ts';
import type { PartMatch } from './match-parts.ts';
import { moveRevision } from './revisions.repo.ts';

type Trx = Transaction<Schema>;

export interface StoredPart {
  readonly id: string;
  readonly part_number: number;
  readonly version: number;
}

export interface StoredExam {
  readonly exam_id: string;
  readonly revision: number;
  readonly sections: readonly StoredPart[];
}

export async function storeNewExam(trx: Trx, draft: ExamDraft, createdBy: string | null): Promise<StoredExam> {
  const exam = await insertExam(trx, { ...conductOf(draft), skill: draft.skill, createdBy });
  const sections: StoredPart[] = [];
  for (const part of draft.parts)
    sections.push(await storeNewPart(trx, part, { exam_id: exam.id, created_at: exam.created_at, createdBy }));
  return { exam_id: exam.id, revision: 1, sections };
}

/** Sections keep their ids, also under another number; sections that were not sent stay unchanged. */
export async function storeChangedExam(
  trx: Trx,
  change: { readonly exam: ExamRow; readonly conduct: ExamConduct; readonly matches: readonly PartMatch[] },
  createdBy: string | null,
): Promise<StoredExam> {
  const { exam, conduct, matches } = change;
  const exam_id = exam.id;
  await updateExam(trx, exam_id, conduct);
  await freePartNumbers(
    trx,
    matches.flatMap(({ row, part }) => (row && row.part_number !== part.content.part_number ? [row.id] : [])),
  );
  const sections: StoredPart[] = [];
  for (const { row, part } of matches)
    sections.push(
      row
        ? await storeChangedPart(trx, { row, part, createdBy })
        : await storeNewPart(trx, part, { exam_id, created_at: null, createdBy }),
    );
  const changes = changesOf(change);
  return { exam_id, revision: await moveRevision(trx, exam, { changes, createdBy }), sections };
}

/** The settings of a draft's exam as a whole. */
export function conductOf({ description, variant, markingProfile, listeningSettings }: ExamDraft): ExamConduct {
  return { description, variant, marking_profile: markingProfile, listening_settings: listeningSettings };
}

function changesOf({ exam, conduct, matches }: Parameters<typeof storeChangedExam>[1]): readonly ExamChange[] {
  return matches.reduce(
    (changes, { row, part }) =>
      changes.concat(row ? changesOfPart(row, part) : { kind: 'added', part: part.content.part_number }),
    changesOfExam(exam, conduct),
  );
}

async function storeNewPart(
  trx: Trx,
  part: SectionDraft,
  frame: { exam_id: string; created_at: Date | null; createdBy: string | null },
): Promise<StoredPart> {
  const { exam_id, created_at, createdBy } = frame;
  const { skill, part_number } = part.content;
  const { id } = await insertPart(trx, { ...columnsOf(part, 1), exam_id, skill, part_number, created_at });
  await insertVersion(trx, { section_id: id, version: 1, content: part.content, created_by: createdBy });
  return { id, part_number, version: 1 };
}

/** Creates a new version only if the content differs: attempts, notes and answers on devices belong to a version. */
async function storeChangedPart(
  trx: Trx,
  change: { readonly row: PartRow; readonly part: SectionDraft; readonly createdBy: string | null },
): Promise<StoredPart> {
  const { row, part, createdBy } = change;
  const same = isSameContent(row.content, part.content);
  const version = same ? row.current_version : row.current_version + 1;
  if (!same) await insertVersion(trx, { section_id: row.id, version, content: part.content, created_by: createdBy });
  const { part_number } = part.content;
  await updatePart(trx, row.id, { ...columnsOf(part, version), part_number });
  return { id: row.id, part_number, version };
}

function columnsOf({ content, locked, password }: SectionDraft, version: number): PartColumns {
  return {
    title: content.title,
    time_minutes: content.time,
    questions_count: totalNumbers(content.groups),
    examContent: content.examContent,
    locked,
    password,
    current_version: version,
  };
}
