import type { AssignableTest } from '@bandwise/api-contract/admin';
import type { Skill } from '@bandwise/domain';
import { canBeSat } from '@bandwise/domain/internal';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { ASSIGNABLE_TESTS } from '../../limits.ts';
import { findAssignable } from './assignments.repo.ts';

/** Published tests that can be assigned, the newest first. */
export async function listAssignable(
  db: Kysely<Schema>,
  { search = '', skill }: { readonly search?: string | undefined; readonly skill?: Skill | undefined },
): Promise<AssignableTest[]> {
  const parts = await findAssignable(db, { search, skill, limit: ASSIGNABLE_TESTS });
  return [...Map.groupBy(parts, ({ exam_id }) => exam_id)].flatMap(([examID, own]) => {
    const [first] = own;
    if (!first) return [];
    return [
      {
        examID,
        title: first.exam || first.title,
        skill: first.skill,
        has_exam_conditions: canBeSat(first.skill),
        locked: own.some(({ locked }) => locked),
        parts: own.map(({ id, part_number, title, questions_count, locked }) => ({
          sectionID: id,
          part_number,
          title,
          questions_count,
          locked,
        })),
      },
    ];
  });
}
