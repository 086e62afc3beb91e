/**
 * Data as each release's schema may hold it: for each migration the statements that fill what it added. Frozen with the migration, as
 * they are written for the schema of that time.
 */
export const RELEASED_DATA: Readonly<Record<string, readonly string[]>> = {
  '2026-11-20-initial': [
    `insert into users (id, first_name, last_name, email, password_hash, role, status, expires_at) values
      ('00000000-0000-4000-8000-000000000001', 'Linh', 'Pham', 'linh@example.com', 'hash', 'admin', 'active', null),
      ('00000000-0000-4000-8000-000000000002', 'Mai', 'Tran', 'mai@example.com', 'hash', 'learner', 'disabled', '2026-12-31')`,
    `insert into tokens (hash, user_id, expires_at) values ('\\x01', '00000000-0000-4000-8000-000000000002', '2027-01-01')`,
    `insert into password_resets (hash, user_id, expires_at) values ('\\x02', '00000000-0000-4000-8000-000000000002', '2027-01-01')`,
    `insert into exams (id, skill, description, created_by, deleted_at) values
      ('00000000-0000-4000-8000-000000000011', 'reading', 'Herons', '00000000-0000-4000-8000-000000000001', null),
      ('00000000-0000-4000-8000-000000000012', 'writing', 'Deleted', null, now())`,
    `insert into sections (id, exam_id, skill, part_number, title, time_minutes, questions_count, locked, password, current_version) values
      ('00000000-0000-4000-8000-000000000021', '00000000-0000-4000-8000-000000000011', 'reading', 1, 'Herons', 20, 13, true, 'river', 2)`,
    `insert into section_versions (section_id, version, content, created_by) values
      ('00000000-0000-4000-8000-000000000021', 1, '{"title": "Herons"}', null),
      ('00000000-0000-4000-8000-000000000021', 2, '{"title": "Herons"}', '00000000-0000-4000-8000-000000000001')`,
    `insert into attempts (user_id, section_id, version, deadline, answers, stamps, revision) values
      ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000021', 2, now(), '{"1": "TRUE"}', '{"1": 5}', 3)`,
    `insert into attempts (user_id, section_id, version, answers, submitted_at, source, profile, marks, total, verdicts) values
      ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000021', 1, '{"1": "TRUE"}', now(), 'marked', 'spec', 1, 13, '[]'),
      (null, '00000000-0000-4000-8000-000000000021', 1, '{}', now(), 'reported', null, 0, 13, null)`,
    `insert into media (filename, content_type, size, sha256, storage_key, created_by) values
      ('heron.png', 'image/png', 5000000000, '\\x03', 'heron', '00000000-0000-4000-8000-000000000001')`,
    `insert into audit_log (actor_id, actor_name, action, target_type, target_id, summary) values
      ('00000000-0000-4000-8000-000000000001', 'Linh Pham', 'create', 'exam', '00000000-0000-4000-8000-000000000011', 'Herons')`,
    `insert into throttles (key, points, expire) values ('login:mai@example.com', 3, 1790000000000)`,
  ],
  '2026-11-22-exam-revisions': [
    `insert into exam_revisions (exam_id, revision, changes, created_by) values
      ('00000000-0000-4000-8000-000000000011', 1, '[]', '00000000-0000-4000-8000-000000000001')`,
    `update exams set revision = 2`,
  ],
  '2026-11-22-keep-discarded-attempts': [
    `insert into discarded_attempts (id, user_id, section_id, version, started_at, answers, stamps, discarded_at) values
      ('00000000-0000-4000-8000-000000000031', '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000021', 1,
       now(), '{"1": "FALSE"}', '{"1": 4}', now())`,
  ],
  '2026-11-22-kept-answers': [
    `insert into kept_answers (key, request, answer, expires_at) values ('\\x04', '\\x05', '{"status": 201}', now())`,
  ],
  '2026-11-22-sent-answers': [`update attempts set sent_digest = 'digest' where submitted_at is not null`],
  '2026-11-22-user-indexes': [],
  '2026-11-23-bin': [
    `insert into sections (id, exam_id, skill, part_number, title, time_minutes, questions_count, current_version, deleted_at, removed_at) values
      ('00000000-0000-4000-8000-000000000022', '00000000-0000-4000-8000-000000000012', 'writing', 1, 'Removed', 20, 0, 1, now(), now())`,
  ],
  '2026-11-23-drafts': [
    `update exams set state = 'archived' where id = '00000000-0000-4000-8000-000000000012'`,
    `insert into drafts (id, exam_id, skill, title, revision, content, updated_by, publish_at, scheduled_by, scheduled_at,
                         scheduled_revision, scheduled_exam, failure) values
      ('00000000-0000-4000-8000-000000000041', '00000000-0000-4000-8000-000000000011', 'reading', 'Herons', 2, '{}',
       '00000000-0000-4000-8000-000000000001', now(), '00000000-0000-4000-8000-000000000001', now(), 1, '{}', '{}'),
      ('00000000-0000-4000-8000-000000000042', null, 'listening', '', 1, '{}', null, null, null, null, null, null, null)`,
    `insert into draft_editors (draft_id, user_id, seen_at) values
      ('00000000-0000-4000-8000-000000000041', '00000000-0000-4000-8000-000000000001', now())`,
  ],
  // A database keeps it by itself: here for the section of the first release.
  '2026-11-23-search': [`update sections set title = 'Grey herons' where id = '00000000-0000-4000-8000-000000000021'`],
  '2026-11-23-users': [`update audit_log set target_name = summary`],
  '2026-11-24-lists': [
    `update drafts set scheduled_content = content, published = '{"over": null, "revision": 1, "sections": []}'
      where exam_id is not null`,
  ],
  '2026-11-24-signed-results': [
    `update attempts set library_version = '0.1.0' where profile is not null`,
    `insert into signing_keys (kid, x) values ('thumbprint', 'point')`,
  ],
  '2026-11-24-stored-counts': [
    `insert into section_checks (section_id, version, rules, errors, warnings) values
      ('00000000-0000-4000-8000-000000000021', 2, 1, 0, 3)`,
    `insert into section_attempts (section_id, submitted) values ('00000000-0000-4000-8000-000000000022', 5)`,
    // Adds a row to those that are not counted yet.
    `insert into attempts (user_id, section_id, version, answers, submitted_at, source, marks, total) values
      (null, '00000000-0000-4000-8000-000000000021', 1, '{}', now(), 'reported', 0, 13)`,
  ],
  '2026-11-24-whole-exams': [
    `update users set extra_time_percent = 25, extra_time_minutes = 5 where role = 'learner'`,
    `update exams set variant = 'general', listening_settings = '{}' where id = '00000000-0000-4000-8000-000000000011'`,
    `insert into sittings (id, user_id, exam_ids, plan, events, revision, created_at, ends_at, claimed_until, ended_at, results) values
      ('00000000-0000-4000-8000-000000000051', '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000011',
       '{"exams": []}', '[{"type": "next"}]', 1, now(), now(), now(), null, null),
      ('00000000-0000-4000-8000-000000000052', null, '', '{"exams": []}', '[]', 0, now(), now(), null, now(), '[]')`,
    `insert into sitting_sections (sitting_id, section_id, version, flags, text, text_at) values
      ('00000000-0000-4000-8000-000000000051', '00000000-0000-4000-8000-000000000021', 2, '{"1": {}}', 'A text', 5)`,
    `insert into attempts (user_id, section_id, version, sitting_id) values
      (null, '00000000-0000-4000-8000-000000000021', 2, '00000000-0000-4000-8000-000000000051')`,
  ],
  '2026-11-25-practice': [
    `insert into practice_turns (user_id, id, section_id, version, answers, verdicts, said, answered_at) values
      ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000061', '00000000-0000-4000-8000-000000000021', 2,
       '{"1": "TRUE"}', '[{"number": 1, "correct": true}]', 'hard', now())`,
  ],
  '2026-11-25-problem-reports': [
    `insert into problem_reports (user_id, attempt_id, section_id, version, number, words, state, reply, created_at, decided_at, decided_by)
      select user_id, id, section_id, version, 1, 'Both spellings are right.', 'fixed', 'Thank you.', now(), now(),
             '00000000-0000-4000-8000-000000000001' from attempts where user_id is not null and submitted_at is not null`,
    `insert into problem_reports (user_id, attempt_id, section_id, version, number, words, created_at)
      select user_id, id, section_id, version, 2, 'No answer fits.', now() from attempts
       where user_id is not null and submitted_at is not null`,
  ],
  '2026-11-25-regrades': [
    `update sections set key_revision = 1 where id = '00000000-0000-4000-8000-000000000021'`,
    `update attempts set key_revision = 1 where profile is not null`,
    `insert into regrades (id, section_id, exam_id, key_revision, exam_revision, version_before, version_after, address,
                           answers_before, answers_after, reason, undoes, examined, left_out, made_by, made_at) values
      ('00000000-0000-4000-8000-000000000061', '00000000-0000-4000-8000-000000000021', '00000000-0000-4000-8000-000000000011',
       1, 2, 1, 2, '1', '["heron"]', '["heron", "herons"]', 'Plural', null, 1, 0, '00000000-0000-4000-8000-000000000001', now()),
      ('00000000-0000-4000-8000-000000000062', '00000000-0000-4000-8000-000000000021', '00000000-0000-4000-8000-000000000011',
       2, 3, 2, 3, '1', '["heron", "herons"]', '["heron"]', '', '00000000-0000-4000-8000-000000000061', 1, 0, null, now())`,
    `insert into regraded_keys (section_id, version, key_revision, keys) values
      ('00000000-0000-4000-8000-000000000021', 1, 1, '{"1": ["heron", "herons"]}')`,
    `insert into regraded_attempts (regrade_id, attempt_id, place, marks_before, marks_after, verdict_before, verdict_after,
                                    key_before, key_after)
     select '00000000-0000-4000-8000-000000000061', id, 0, 0, 1, '{}', '{}', null, 1 from attempts
      where submitted_at is not null limit 1`,
    `insert into regrade_notices (regrade_id, user_id, claimed_until) values
      ('00000000-0000-4000-8000-000000000061', '00000000-0000-4000-8000-000000000002', now())`,
  ],
  // A database keeps it by itself: here for the sitting that is over.
  '2026-11-25-results': [
    `update sittings set user_id = '00000000-0000-4000-8000-000000000002', results = '[{"sat": true, "marks": 30, "total": 40}]',
        plan = '{"exams": [{"exam_id": "00000000-0000-4000-8000-000000000011", "skill": "reading", "variant": "general", "title": "Herons"}]}'
      where ended_at is not null`,
  ],
  // A database makes it by itself: here of the verdicts of the first release.
  '2026-11-25-statistics': [
    `update attempts set verdicts = '[{"marks": 1}, {"marks": 0}, {"marks": 12}]' where source = 'marked' and submitted_at is not null`,
  ],
  '2026-11-26-setup-codes': [`insert into setup_codes (hash, expires_at) values ('\\x04', '2027-01-01')`],
  '2026-11-26-told-problems': [
    `insert into problem_notices (report_id, revision, claimed_until) select id, revision, now() from problem_reports limit 1`,
  ],
  '2026-11-26-what-changed': [
    `update sections set title = 'Purple herons' where id = '00000000-0000-4000-8000-000000000021'`,
  ],
  '2026-11-27-callers-changed': [
    `update users set first_name = 'Minh' where id = '00000000-0000-4000-8000-000000000002'`,
  ],
  '2026-11-27-user-names': [`update users set last_name = 'Đỗ' where id = '00000000-0000-4000-8000-000000000002'`],
  '2026-11-28-owners': [
    `insert into sittings (id, owner_id, user_id, exam_ids, plan, created_at, ends_at, ended_at, results) values
      ('00000000-0000-4000-8000-000000000053', '00000000-0000-4000-8000-000000000009', null, '', '{"exams": []}', now(), now(), now(), '[]')`,
    `insert into attempts (owner_id, user_id, sitting_id, section_id, version, submitted_at, marks, total) values
      ('00000000-0000-4000-8000-000000000009', null, '00000000-0000-4000-8000-000000000053',
       '00000000-0000-4000-8000-000000000021', 1, now(), 0, 13)`,
  ],
  // A database keeps it by itself: here with one that is gone again.
  '2026-11-29-growth': [
    `insert into audit_log (actor_name, action, target_type, summary) select 'Ada Byron', 'exam.update', 'exam', 'Updated ' || n from generate_series(1, 3) n`,
    `delete from audit_log where summary = 'Updated 3'`,
    `insert into row_counts (name, rows) values ('audit_log', 0) on conflict do nothing`,
    `update problem_reports set state = 'declined', reply = 'It is right.', decided_at = now() where state = 'open'`,
  ],
  // A database notes by itself what changes: here also a change of what is counted.
  '2026-11-30-kept-scores': [
    `insert into kept_scores (section_id, current_version, versions, totals, taken, "first", "last", "best", "all")
     select id, current_version, '{1}', '{1}', '[{"version": 1, "attempts": 1, "nobodys": 0}]', '[[1, 1, 1]]', '[[1, 1, 1]]', '[[1, 1, 1]]', '[[1, 1, 1]]'
       from sections limit 1`,
    `insert into attempts (owner_id, user_id, section_id, version, submitted_at, marks, total) values
      ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000021', 1, now(), 0, 13)`,
    `update attempts set marks = marks + 1 where submitted_at is not null and user_id is null`,
  ],
  // A database keeps it by itself: here of a test with another name, and more attempts.
  '2026-12-01-listed-exams': [
    `update exams set description = 'Waders' where id = '00000000-0000-4000-8000-000000000011'`,
    `update section_attempts set submitted = submitted + 1`,
    `update listed_exams set attempts = attempts`,
  ],
  '2026-12-02-told-exams': [
    `update exams set description = 'Wading birds' where id = '00000000-0000-4000-8000-000000000011'`,
  ],
  '2026-12-03-kept-proposals': [
    `insert into kept_proposals (section_id, version, key_revision, attempts, rules, numbers, noticed, signals, learners, questions, read_at)
     select id, current_version, key_revision, 17, 1, '{1,2}', '{1}', '{1}', '{5}', '[{"number": 1}]', now() from sections limit 1`,
  ],
  // A database keeps it by itself: here of a test that was changed, and revised.
  '2026-12-04-exams-by-change': [
    `update exams set updated_at = clock_timestamp() where id = '00000000-0000-4000-8000-000000000011'`,
    `insert into exam_revisions (exam_id, revision, changes, created_at)
     select id, 77, '[]', clock_timestamp() from exams where id = '00000000-0000-4000-8000-000000000011'`,
  ],
  '2026-12-05-marking-profiles': [
    `update exams set marking_profile = 'spec' where id = '00000000-0000-4000-8000-000000000011'`,
    `insert into settings (name, value, changed_at) values ('marking_profile', 'spec', now())`,
  ],
  '2026-12-05-media-of-versions': [],
  '2026-12-06-confirmed-addresses': [
    `update users set email_confirmed_at = null where role = 'learner'`,
    `insert into sign_ups (hash, first_name, last_name, email, password_hash, created_at, expires_at) values
      ('\\x06', 'Hoa', 'Vo', 'hoa@example.com', 'hash', now(), '2027-01-01')`,
  ],
  '2026-12-11-sessions-and-guest-attempts': [
    `update tokens set last_used_at = now(), user_agent = 'Mozilla/5.0'`,
    `update media set unused_since = now()`,
    `insert into guest_attempts (id, digest, expires_at) values ('00000000-0000-4000-8000-000000000091', 'digest', '2027-01-01')`,
  ],
};
