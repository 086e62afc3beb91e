import type { Skill } from '@bandwise/domain';
import { PUBLISH_CHECK_RULES } from '@bandwise/domain/internal';
import { sql, type RawBuilder } from 'kysely';

export interface KnownPasswords {
  /** Whether the deployment's password opens locked parts without their own. */
  readonly hasDefaultPassword: boolean;
}

/** Joins the check `c` of a section `s`; a check of another version or by other rules does not count. */
export const IS_CHECK = sql`
  c.section_id = s.id and c.version = s.current_version and c.rules = ${PUBLISH_CHECK_RULES}::integer`;

/** A lock without any password is a warning that does not depend on the content (`lock_without_password`). */
const lock = ({ hasDefaultPassword }: KnownPasswords) =>
  hasDefaultPassword ? sql`false` : sql`(s.locked and s.password is null)`;

/** The findings of a section `s` with its check `c`. */
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

/** The sections with findings, by partial indexes (`db/indexes.ts`), because most sections have none. */
export function sectionsWithFindings({ hasDefaultPassword }: KnownPasswords): RawBuilder<SectionWithFindings> {
  const checked = sql<SectionWithFindings>`
    select live.* from section_checks c
     cross join lateral (select s.id, s.exam_id, s.skill from sections s where ${IS_CHECK} and s.deleted_at is null limit 1) live
     where c.errors + c.warnings > 0`;
  if (hasDefaultPassword) return checked;
  return sql`${checked} union
    select id, exam_id, skill from sections where locked and password is null and deleted_at is null`;
}
