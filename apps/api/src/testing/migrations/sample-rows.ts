import { INITIAL } from '../../db/migrations/index.ts';

/** Ids ending in 01: an administrator; in 02: a learner; in 03: a teacher. */
const ADMIN = `'00000000-0000-4000-8000-000000000001'`;
const LEARNER = `'00000000-0000-4000-8000-000000000002'`;
const TEACHER = `'00000000-0000-4000-8000-000000000003'`;
const EXAM = `'00000000-0000-4000-8000-000000000011'`;
const DELETED_EXAM = `'00000000-0000-4000-8000-000000000012'`;
const SECTION = `'00000000-0000-4000-8000-000000000021'`;
const REMOVED_SECTION = `'00000000-0000-4000-8000-000000000022'`;
const DISCARDED = `'00000000-0000-4000-8000-000000000031'`;
const ATTEMPT = `'00000000-0000-4000-8000-000000000032'`;
const DRAFT = `'00000000-0000-4000-8000-000000000041'`;
const SITTING = `'00000000-0000-4000-8000-000000000051'`;
const CLOSED_SITTING = `'00000000-0000-4000-8000-000000000052'`;
const CLASS = `'00000000-0000-4000-8000-000000000121'`;
const ASSIGNMENT = `'00000000-0000-4000-8000-000000000131'`;
const REGRADE = `'00000000-0000-4000-8000-000000000061'`;

/** Statements that fill the tables and columns of each migration: rows in every table, as a release in use has them. */
export const SAMPLE_ROWS: Readonly<Record<string, readonly string[]>> = {
  [INITIAL]: [
    `insert into users (id, first_name, last_name, email, password_hash, role, status, expires_at, email_confirmed_at) values
      (${ADMIN}, 'Linh', 'Pham', 'linh@example.com', 'hash', 'admin', 'active', null, now()),
      (${LEARNER}, 'Minh', 'Đỗ', 'minh@example.com', 'hash', 'learner', 'disabled', '2026-12-31', null)`,
    `update users set extra_time_percent = 25, extra_time_minutes = 5 where role = 'learner'`,
    `insert into tokens (hash, user_id, expires_at, user_agent) values ('\\x01', ${LEARNER}, '2027-01-01', 'Mozilla/5.0')`,
    `insert into one_time_codes (hash, user_id, expires_at) values ('\\x02', ${LEARNER}, '2027-01-01'), ('\\x04', null, '2027-01-01')`,
    `insert into sign_ups (hash, first_name, last_name, email, password_hash, created_at, expires_at) values
      ('\\x06', 'Hoa', 'Vo', 'hoa@example.com', 'hash', now(), '2027-01-01')`,
    `insert into throttles (key, points, expire) values ('login:minh@example.com', 3, 1790000000000)`,
    `insert into media (filename, content_type, size, sha256, storage_key, seconds, created_by, unused_since) values
      ('heron.png', 'image/png', 5000000000, '\\x03', 'heron', null, ${ADMIN}, now()),
      ('heron.mp3', 'audio/mpeg', 500000, '\\x07', 'call', 61.5, null, null)`,
    `insert into exams (id, skill, description, state, variant, marking_profile, listening_settings, created_by, deleted_at) values
      (${EXAM}, 'reading', 'Herons', 'published', 'general', 'spec', '{}', ${ADMIN}, null),
      (${DELETED_EXAM}, 'writing', 'Deleted', 'archived', 'academic', null, null, null, now())`,
    `insert into sections (id, exam_id, skill, part_number, title, time_minutes, questions_count, locked, password, current_version,
                           key_revision, deleted_at, removed_at) values
      (${SECTION}, ${EXAM}, 'reading', 1, 'Herons', 20, 13, true, 'river', 2, 1, null, null),
      (${REMOVED_SECTION}, ${DELETED_EXAM}, 'writing', 1, 'Removed', 20, 0, false, null, 1, 0, now(), now())`,
    `insert into section_versions (section_id, version, content, created_by) values
      (${SECTION}, 1, '{"title": "Herons"}', null), (${SECTION}, 2, '{"title": "Herons"}', ${ADMIN})`,
    `insert into exam_revisions (exam_id, revision, changes, created_by) values (${EXAM}, 1, '[]', ${ADMIN}), (${EXAM}, 2, '[]', null)`,
    `update exams set revision = 3, description = 'Wading birds', updated_at = clock_timestamp() where id = ${EXAM}`,
    `update sections set title = 'Purple herons' where id = ${SECTION}`,
    `insert into section_checks (section_id, version, rules, errors, warnings) values (${SECTION}, 2, 1, 0, 3)`,
    `insert into drafts (id, exam_id, skill, title, revision, content, updated_by, publish_at, scheduled_by, scheduled_at,
                         scheduled_revision, scheduled_exam, scheduled_content, published, failure) values
      (${DRAFT}, ${EXAM}, 'reading', 'Herons', 2, '{}', ${ADMIN}, now(), ${ADMIN}, now(), 1, '{}', '{}',
       '{"over": null, "revision": 1, "sections": []}', '{}'),
      ('00000000-0000-4000-8000-000000000042', null, 'listening', '', 1, '{}', null, null, null, null, null, null, null, null, null)`,
    `insert into draft_editors (draft_id, user_id, seen_at) values (${DRAFT}, ${ADMIN}, now())`,
    `insert into sittings (id, user_id, exam_ids, plan, events, revision, created_at, ends_at, ended_at, results) values
      (${SITTING}, ${LEARNER}, ${EXAM}, '{"exams": []}', '[{"type": "next"}]', 1, now(), now(), null, null),
      (${CLOSED_SITTING}, ${LEARNER}, '',
       '{"exams": [{"exam_id": "00000000-0000-4000-8000-000000000011", "skill": "reading", "variant": "general", "title": "Herons"}]}',
       '[]', 0, now(), now(), now(), '[{"sat": true, "marks": 30, "total": 40}]')`,
    `insert into sitting_sections (sitting_id, section_id, version, flags, text, text_at) values
      (${SITTING}, ${SECTION}, 2, '{"1": {}}', 'A text', 5)`,
    `insert into attempts (user_id, section_id, version, deadline, answers, stamps, revision) values
      (${LEARNER}, ${SECTION}, 2, now(), '{"1": "TRUE"}', '{"1": 5}', 3)`,
    `insert into attempts (id, user_id, section_id, version, answers, submitted_at, source, profile, library_version, key_revision,
                           marks, total, verdicts, sent_digest) values
      (${ATTEMPT}, ${LEARNER}, ${SECTION}, 1, '{"1": "TRUE"}', now(), 'marked', 'spec', '0.1.0', 1, 1, 13,
       '[{"marks": 1}, {"marks": 0}, {"marks": 12}]', 'digest')`,
    `insert into attempts (section_id, version, answers, submitted_at, source, marks, total) values
      (${SECTION}, 1, '{}', now(), 'reported', 0, 13)`,
    `insert into attempts (section_id, version, sitting_id) values (${SECTION}, 2, ${SITTING})`,
    `insert into discarded_attempts (id, user_id, section_id, version, started_at, answers, stamps, discarded_at) values
      (${DISCARDED}, ${LEARNER}, ${SECTION}, 1, now(), '{"1": "FALSE"}', '{"1": 4}', now())`,
    `insert into guest_attempts (id, digest, expires_at) values ('00000000-0000-4000-8000-000000000091', 'digest', '2027-01-01')`,
    `insert into practice_turns (user_id, id, section_id, version, answers, verdicts, said, answered_at) values
      (${LEARNER}, '00000000-0000-4000-8000-000000000071', ${SECTION}, 2, '{"1": "TRUE"}', '[{"number": 1, "correct": true}]', 'hard', now())`,
    `insert into signing_keys (kid, x) values ('thumbprint', 'point')`,
    `insert into regrades (id, section_id, exam_id, key_revision, exam_revision, version_before, version_after, address,
                           answers_before, answers_after, reason, undoes, examined, left_out, made_by, made_at) values
      (${REGRADE}, ${SECTION}, ${EXAM}, 1, 2, 1, 2, '1', '["heron"]', '["heron", "herons"]', 'Plural', null, 1, 0, ${ADMIN}, now()),
      ('00000000-0000-4000-8000-000000000062', ${SECTION}, ${EXAM}, 2, 3, 2, 3, '1', '["heron", "herons"]', '["heron"]', '',
       ${REGRADE}, 1, 0, null, now())`,
    `insert into regraded_keys (section_id, version, key_revision, keys) values (${SECTION}, 1, 1, '{"1": ["heron", "herons"]}')`,
    `insert into regraded_attempts (regrade_id, attempt_id, place, marks_before, marks_after, verdict_before, verdict_after,
                                    key_before, key_after) values
      (${REGRADE}, ${ATTEMPT}, 0, 0, 1, '{}', '{}', null, 1)`,
    `insert into problem_reports (user_id, attempt_id, section_id, version, number, words, state, reply, created_at, decided_at, decided_by) values
      (${LEARNER}, ${ATTEMPT}, ${SECTION}, 1, 1, 'Both spellings are right.', 'fixed', 'Thank you.', now(), now(), ${ADMIN}),
      (${LEARNER}, ${ATTEMPT}, ${SECTION}, 1, 2, 'No answer fits.', 'open', '', now(), null, null)`,
    `insert into audit_log (actor_id, actor_name, action, target_type, target_id, summary, target_name) values
      (${ADMIN}, 'Linh Pham', 'create', 'exam', ${EXAM}, 'Herons', 'Herons'), (null, 'Ada Byron', 'exam.update', 'exam', null, 'Updated', null)`,
    `insert into idempotent_responses (key, request, response, expires_at) values ('\\x04', '\\x05', '{"status": 201}', now())`,
    `insert into settings (name, value, changed_at) values ('marking_profile', 'spec', now())`,
    `insert into section_statistics (section_id, version, key_revision, attempts, rules, questions, computed_at) values
      (${SECTION}, 2, 1, 17, 1, '[{"number": 1}]', now())`,
  ],
  '2026-11-28-submissions': [
    `insert into submissions (id, user_id, section_id, version, sitting_id, text, text_at, pasted_words, words, created_at, handed_in_at,
                              claimed_by, claimed_until, revision, draft, assessments, released_at, self_assessment) values
      ('00000000-0000-4000-8000-000000000101', ${LEARNER}, ${SECTION}, 2, null, 'Herons wade', 5, 0, 0, now(), null,
       null, null, 0, null, '[]', null, null),
      ('00000000-0000-4000-8000-000000000102', ${LEARNER}, ${SECTION}, 1, ${CLOSED_SITTING}, 'Herons wade.', 6, null, 2, now(), now(),
       ${ADMIN}, now(), 3, '{"bands": {}, "comments": [], "summary": ""}', '[{"version": 1, "bands": {"coherence": 6}}]', now(),
       '{"bands": {"coherence": 7}}')`,
  ],
  '2026-11-29-recordings': [
    `insert into recordings (id, user_id, section_id, version, prompt, content_type, created_at, finished_at, chunks, duration_ms, levels,
                             size, sha256, storage_key, submission_id) values
      ('00000000-0000-4000-8000-000000000111', ${LEARNER}, ${SECTION}, 2, 0, 'audio/webm', now(), null, null, null, '', null, null, null, null),
      ('00000000-0000-4000-8000-000000000112', ${LEARNER}, ${SECTION}, 1, 1, 'audio/mp4', now(), now(), 3, 61500, '\\x50', 5000000000, '\\x09',
       'answer', '00000000-0000-4000-8000-000000000102'),
      ('00000000-0000-4000-8000-000000000113', null, ${SECTION}, 1, 1, 'audio/mp4', now(), null, null, null, '', null, null, null, null)`,
    `insert into recording_chunks (recording_id, number, bytes) values ('00000000-0000-4000-8000-000000000111', 0, '\\x0a')`,
  ],
  '2026-11-29-second-opinions': [
    `update submissions set opinions = '{"readers": [], "first": null, "second": null, "settled": null}' where handed_in_at is not null`,
    `update users set remarks = '[]', queue_mail_at = now() where role = 'admin'`,
  ],
  '2026-11-29-suggestions': [
    `update submissions set suggestion = '{"name": "Reader", "bands": {}, "comments": []}' where handed_in_at is not null`,
  ],
  '2026-11-30-pasted-words': [`update sitting_sections set pasted_words = 3 where sitting_id = ${SITTING}`],
  '2026-12-01-teachers': [
    `insert into users (id, first_name, last_name, email, password_hash, role, email_confirmed_at) values
      (${TEACHER}, 'Hoa', 'Le', 'le@example.com', 'hash', 'teacher', now())`,
  ],
  '2026-12-02-classes': [
    `insert into classes (id, name, join_code, may_leave, archived_at, created_by, created_at) values
      (${CLASS}, 'Evening class', 'HERON7', true, null, ${ADMIN}, now()),
      ('00000000-0000-4000-8000-000000000122', 'Last year', null, false, now(), null, now())`,
    `insert into class_members (class_id, user_id, role, joined_at) values
      (${CLASS}, ${LEARNER}, 'learner', now()), (${CLASS}, ${ADMIN}, 'teacher', now())`,
    `insert into assignments (id, class_id, name, note, items, in_order, conditions, opens_at, due_at, attempts_allowed, answers_shown,
                              full_screen, start_code, revision, created_by, created_at, opening_mailed_at, due_mailed_at) values
      (${ASSIGNMENT}, ${CLASS}, 'Herons', 'Read calmly.', '[{"kind": "section", "sectionID": "00000000-0000-4000-8000-000000000021"}]',
       true, 'exam', now(), now() + interval '1 day', 1, 'after_due', true, '4711', 2, ${ADMIN}, now(), now(), null),
      ('00000000-0000-4000-8000-000000000132', ${CLASS}, 'Mistakes', '', '[{"kind": "mistakes", "questions": 10}]',
       false, 'practice', now(), now() + interval '1 day', null, 'at_once', false, null, 0, null, now(), null, now())`,
    `insert into assignment_learners (assignment_id, user_id, extra_time_percent, extra_time_minutes, due_at) values
      (${ASSIGNMENT}, ${LEARNER}, 25, 5, now() + interval '2 days')`,
    `insert into assignment_work (assignment_id, user_id, item, section_id, attempt, sitting_id, started_at, seen_at, left_count, left_seconds)
      values (${ASSIGNMENT}, ${LEARNER}, 0, null, 1, ${SITTING}, now(), now(), 2, 30),
             (${ASSIGNMENT}, ${LEARNER}, 0, ${SECTION}, 1, null, now(), null, 0, 0)`,
    `insert into room_messages (assignment_id, user_id, text, sent_by, sent_at) values
      (${ASSIGNMENT}, null, 'Ten minutes are left.', ${ADMIN}, now()), (${ASSIGNMENT}, ${LEARNER}, 'Please go on.', null, now())`,
    `update submissions set assigned_to = ${ADMIN} where handed_in_at is not null`,
    `update users set assignment_mails_off = true where id = ${LEARNER}`,
  ],
  '2026-12-03-time-away': [`update assignment_work set left_at = now() where sitting_id = ${SITTING}`],
};
