import type { Skill } from '@bandwise/domain';
import { PUBLISH_CHECK_RULES } from '@bandwise/domain/internal';
import { sql, type RawBuilder } from 'kysely';

export interface KnownPasswords {
  /** Whether the setting opens a locked part that has no password of its own. */
  readonly hasDefaultPassword: boolean;
}

/** What makes `c` the check of a section `s`: one of another version, or by other rules, is as none. */
export const IS_CHECK = sql`
  c.section_id = s.id and c.version = s.current_version and c.rules = ${PUBLISH_CHECK_RULES}::integer`;

/** A lock that nobody can open is a warning, which is not of the content (`lock_without_password`). */
const lock = ({ hasDefaultPassword }: KnownPasswords) =>
  hasDefaultPassword ? sql`false` : sql`(s.locked and s.password is null)`;

/** Of a section `s` with its check `c`. */
export const FINDINGS = {
  errors: sql<number>`coalesce(c.errors, 0)`,
  warnings: (passwords: KnownPasswords) => sql<number>`(coalesce(c.warnings, 0) + ${lock(passwords)}::integer)`,
  some: (passwords: KnownPasswords) => sql<boolean>`(coalesce(c.errors + c.warnings, 0) > 0 or ${lock(passwords)})`,
} as const;

export interface SectionWithFindings {
  readonly id: string;
  readonly exam_id: string;
  readonly skill: Skill;
}

/** The sections that have some, by their indexes (`db/indexes.ts`), each looked up by its key: most have none. */
export function sectionsWithFindings({ hasDefaultPassword }: KnownPasswords): RawBuilder<SectionWithFindings> {
  const checked = sql<SectionWithFindings>`
    select live.* from section_checks c
     cross join lateral (select s.id, s.exam_id, s.skill from sections s where ${IS_CHECK} and s.deleted_at is null limit 1) live
     where c.errors + c.warnings > 0`;
  if (hasDefaultPassword) return checked;
  return sql`${checked} union
    select id, exam_id, skill from sections where locked and password is null and deleted_at is null`;
}
