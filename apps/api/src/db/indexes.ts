import { sql, type Kysely } from 'kysely';
import { inOneProcess } from './in-one-process.ts';
import type { Schema } from './schema.ts';

/**
 * Indexes that are built after the migrations, outside of a transaction and while others write: one on a large table takes
 * minutes, and a migration would keep writers out for as long (docs/decisions/060-growth.md). A definition never changes: another
 * one is another name.
 */
const INDEXES = {
  tokens_expires_at: `tokens (expires_at)`,
  throttles_expire: `throttles (expire)`,
  users_administrators: `users (id) where role = 'admin'`,
  users_newest: `users (created_at desc, id)`,
  exams_newest: `exams (skill, created_at desc, id) where deleted_at is null`,
  listed_exams_by_change: `listed_exams (skill, changed_at desc, created_at desc, exam_id)`,
  attempts_of_user: `attempts (user_id, submitted_at desc, id desc) where submitted_at is not null`,
  attempts_by_share: `attempts ((coalesce(marks::double precision / nullif(total, 0), 0)), submitted_at, id) where submitted_at is not null`,
  exam_results_by_share: `exam_results ((coalesce(marks::double precision / nullif(total, 0), 0)), submitted_at, id)`,
  exam_results_by_title: `exam_results ((fold_text(title)), submitted_at, id)`,
  sections_by_title: `sections ((fold_text(title)), id)`,
  users_by_name: `users ((fold_text(first_name || ' ' || last_name)), id)`,
  audit_log_users: `audit_log (target_id) where target_type = 'user'`,
  users_trigrams: `users using gin (trigrams(folded_name))`,
  section_search_trigrams: `section_search using gin (trigrams(title))`,
  exam_results_trigrams: `exam_results using gin (trigrams(fold_text(title)))`,
  sections_removed: `sections (id) where removed_at is not null`,
  section_attempts_most: `section_attempts (submitted desc, section_id)`,
  sections_of_exam: `sections (exam_id)`,
  section_checks_found: `section_checks (section_id) where errors + warnings > 0`,
  sections_without_password: `sections (id) where locked and password is null`,
  section_versions_media: `section_versions using gin (media_ids(content))`,
  audit_log_words: `audit_log using gin (search_words(fold_text(actor_name || ' · ' || action || ' · ' || summary)))`,
} as const;

/**
 * Keys with the owner in them, by which tables would be spread over several servers (docs/scale.md): beside the keys without it,
 * which the release before this one names in its statements (docs/decisions/063-owners.md).
 */
const KEYS = {
  sittings_owned_key: `sittings (id, owner_id)`,
  sittings_running_owned_key: `sittings (user_id, exam_ids, owner_id) where ended_at is null`,
  sitting_sections_owned_key: `sitting_sections (sitting_id, section_id, owner_id)`,
  exam_results_owned_key: `exam_results (id, owner_id)`,
  exam_results_place_owned_key: `exam_results (sitting_id, place, owner_id)`,
  attempts_owned_key: `attempts (id, owner_id)`,
  attempts_in_progress_owned_key: `attempts (user_id, section_id, owner_id) where submitted_at is null`,
  attempts_sitting_owned_key: `attempts (sitting_id, section_id, owner_id) where sitting_id is not null`,
  discarded_attempts_owned_key: `discarded_attempts (id, user_id)`,
  regraded_attempts_owned_key: `regraded_attempts (regrade_id, attempt_id, owner_id)`,
  problem_reports_owned_key: `problem_reports (id, user_id)`,
  problem_notices_owned_key: `problem_notices (report_id, user_id)`,
} as const;

/** Of nobody else's. */
const LOCK = 4_907_112_026;

/** Builds what is missing, and anew what a break has left half built. Another process that does so is not waited for. */
export async function buildIndexes(db: Kysely<Schema>): Promise<void> {
  if ((await findMissing(db)).length === 0) return;
  await inOneProcess(db, LOCK, async (connection) => {
    for (const { name, kind, definition } of await findMissing(connection)) {
      await sql`drop index concurrently if exists ${sql.id(name)}`.execute(connection);
      await sql`create ${kind} concurrently ${sql.id(name)} on ${sql.raw(definition)}`.execute(connection);
    }
  });
}

const ALL = [
  ...Object.entries(INDEXES).map(([name, definition]) => ({ name, kind: sql`index`, definition })),
  ...Object.entries(KEYS).map(([name, definition]) => ({ name, kind: sql`unique index`, definition })),
];

export async function findMissing(db: Kysely<Schema>): Promise<typeof ALL> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indisvalid and pg_table_is_visible(c.oid) and c.relname = any(${ALL.map(({ name }) => name)})`.execute(db);
  const built = new Set(rows.map(({ name }) => name));
  return ALL.filter(({ name }) => !built.has(name));
}
