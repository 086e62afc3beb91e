import type { DraftPublication, ExamState, ExamUpdate, SuggestionBody } from '@bandwise/api-contract/admin';
import type { ErrorIssue, Role } from '@bandwise/api-contract/common';
import type {
  AnswersBody,
  CommentBody,
  CriterionBandsBody,
  ProblemState,
  Say,
  SittingPlanBody,
  VerdictBody,
} from '@bandwise/api-contract/learner';
import type { ListeningSettings, MarkingProfile, QuestionType, SectionContent, Skill, Variant } from '@bandwise/domain';
import type {
  AnswersShown,
  AssignedItem,
  AssignmentConditions,
  SittingEvent,
  StoredChange,
  StoredKey,
} from '@bandwise/domain/internal';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { ExamChange } from './exam-change.ts';

/** The migrated database. A test compares both. */
export interface Schema {
  users: UsersTable;
  tokens: TokensTable;
  one_time_codes: OneTimeCodesTable;
  sign_ups: SignUpsTable;
  exams: ExamsTable;
  exam_revisions: ExamRevisionsTable;
  sections: SectionsTable;
  section_versions: SectionVersionsTable;
  section_search: SectionSearchTable;
  section_checks: SectionChecksTable;
  attempts: AttemptsTable;
  discarded_attempts: DiscardedAttemptsTable;
  media: MediaTable;
  audit_log: AuditLogTable;
  throttles: ThrottlesTable;
  idempotent_responses: IdempotentResponsesTable;
  drafts: DraftsTable;
  draft_editors: DraftEditorsTable;
  signing_keys: SigningKeysTable;
  sittings: SittingsTable;
  sitting_sections: SittingSectionsTable;
  problem_reports: ProblemReportsTable;
  practice_turns: PracticeTurnsTable;
  exam_results: ExamResultsTable;
  regrades: RegradesTable;
  regraded_keys: RegradedKeysTable;
  regraded_attempts: RegradedAttemptsTable;
  section_statistics: SectionStatisticsTable;
  settings: SettingsTable;
  guest_attempts: GuestAttemptsTable;
  submissions: SubmissionsTable;
  recordings: RecordingsTable;
  recording_chunks: RecordingChunksTable;
  classes: ClassesTable;
  class_members: ClassMembersTable;
  assignments: AssignmentsTable;
  assignment_learners: AssignmentLearnersTable;
  assignment_work: AssignmentWorkTable;
  room_messages: RoomMessagesTable;
}

/** The attempts of guests that have been marked: each is marked once. */
interface GuestAttemptsTable {
  id: string;
  /** The digest of the marked answers. */
  digest: string;
  expires_at: ColumnType<Date, Date, never>;
}

/** Settings from the console, used if the environment has none. */
interface SettingsTable {
  name: string;
  value: string;
  revision: Generated<number>;
  changed_at: ColumnType<Date, Date, Date>;
}

type Instant = ColumnType<Date, Date | undefined, Date>;

export interface UsersTable {
  id: Generated<string>;
  first_name: string;
  last_name: string;
  email: string;
  password_hash: string;
  role: Generated<Role>;
  status: Generated<'active' | 'disabled'>;
  /** yyyy-MM-dd: read as text, never as an instant. */
  expires_at: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Instant;
  extra_time_percent: Generated<number>;
  extra_time_minutes: Generated<number>;
  /** First name, last name and address for the search of users; generated. */
  folded_name: ColumnType<string | null, never, never>;
  /** Confirmed by the owner, or by the administrator who added the account. Null: a sign-up before addresses were confirmed. */
  email_confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Reusable remarks of an assessor, the latest first; null: none. */
  remarks: ColumnType<readonly StoredRemark[] | null, string | null | undefined, string>;
  /** When the assessor was last mailed that texts wait, or asked for this mail; null: without this mail. */
  queue_mail_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The user has turned off the mails about assignments. */
  assignment_mails_off: Generated<boolean>;
}

interface TokensTable {
  hash: Buffer;
  user_id: string;
  created_at: Instant;
  expires_at: ColumnType<Date, Date, Date>;
  /** To within a few minutes. */
  last_used_at: Instant;
  /** The `User-Agent` of the sign-in; null: absent, or signed in before the column existed. */
  user_agent: string | null;
}

/** Links that set a password, and codes that make the first administrator. */
interface OneTimeCodesTable {
  hash: Buffer;
  /** null: makes the first administrator. */
  user_id: string | null;
  created_at: Instant;
  expires_at: ColumnType<Date, Date, Date>;
}

/** A sign-up that the link in its mail turns into an account. */
interface SignUpsTable {
  hash: Buffer;
  first_name: string;
  last_name: string;
  email: string;
  password_hash: string;
  created_at: ColumnType<Date, Date, never>;
  expires_at: ColumnType<Date, Date, never>;
}

export interface ExamsTable {
  id: Generated<string>;
  skill: Skill;
  description: string;
  /** Increased by every change of the exam or its parts. */
  revision: Generated<number>;
  state: Generated<ExamState>;
  variant: Generated<Variant>;
  /** null: the profile of the installation. */
  marking_profile: MarkingProfile | null;
  /** null: the defaults, also for exams without a recording. */
  listening_settings: ColumnType<ListeningSettings | null, string | null | undefined, string | null>;
  created_by: string | null;
  created_at: Instant;
  updated_at: Instant;
  deleted_at: Date | null;
}

interface ExamRevisionsTable {
  exam_id: string;
  revision: number;
  /** The changes of the revision. */
  changes: JSONColumnType<readonly ExamChange[]>;
  /** null: an import, or a deleted user. */
  created_by: string | null;
  created_at: Instant;
}

export interface SectionsTable {
  id: Generated<string>;
  exam_id: string;
  skill: Skill;
  part_number: number;
  title: string;
  time_minutes: number;
  questions_count: number;
  exam_content: JSONColumnType<readonly string[]>;
  locked: boolean;
  /** For administrators only: no learner query lists this column. */
  password: string | null;
  current_version: number;
  /** Increased by every regrade: a submission is stored only if it was marked by the current keys. */
  key_revision: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
  deleted_at: Date | null;
  /** Removed from the bin: only attempted versions still exist. */
  removed_at: Date | null;
}

export interface SectionVersionsTable {
  section_id: string;
  version: number;
  content: JSONColumnType<SectionContent>;
  /** Generated from the content: the uploaded recording; null without one, or if it is at another host. */
  recording_id: GeneratedAlways<string | null>;
  created_by: string | null;
  created_at: Instant;
}

/** The search text of a section for administrators. A trigger maintains it for the current version. */
interface SectionSearchTable {
  section_id: string;
  /** Folded by `fold_text`. */
  title: ColumnType<string, never, never>;
  /** A `tsvector`. */
  words: ColumnType<string, never, never>;
  question_types: ColumnType<readonly QuestionType[], never, never>;
}

/** The counts of the publish check for a version; stale for other versions or rules. */
interface SectionChecksTable {
  section_id: string;
  version: number;
  rules: number;
  errors: number;
  warnings: number;
}

export interface AttemptsTable {
  id: Generated<string>;
  user_id: string | null;
  section_id: string;
  version: number;
  mode: Generated<'practice'>;
  started_at: Instant;
  deadline: Date | null;
  answers: ColumnType<AnswersBody, string | undefined, string>;
  /** The time when each answer was typed, by address: milliseconds since 1970. */
  stamps: ColumnType<Record<string, number>, string | undefined, string>;
  revision: Generated<number>;
  submitted_at: Date | null;
  source: Generated<'marked' | 'reported'>;
  profile: 'spec' | 'ielts' | null;
  /** The version of the library that marked it; null for reported attempts, or before this was stored. */
  library_version: string | null;
  /** The section's key revision at marking; null: reported, or marked before the column existed. */
  key_revision: number | null;
  marks: number | null;
  total: number | null;
  verdicts: ColumnType<readonly VerdictBody[] | null, string | null | undefined, string | null>;
  /** The marks of its questions in order, such as `1,0,2`; generated from the verdicts. */
  scores: ColumnType<string | null, never, never>;
  /** The digest of the submitted answers before merging. */
  sent_digest: string | null;
  /** The sitting that includes it. Until the sitting is over it has no `user_id` and belongs to the sitting only. */
  sitting_id: string | null;
}

/** Recently discarded attempts, so that a concurrent submission is not lost. */
interface DiscardedAttemptsTable {
  id: string;
  user_id: string;
  section_id: string;
  version: number;
  started_at: ColumnType<Date, Date, Date>;
  deadline: Date | null;
  answers: ColumnType<AnswersBody, string, string>;
  stamps: ColumnType<Record<string, number>, string, string>;
  discarded_at: ColumnType<Date, Date, Date>;
}

/** The public key of every key pair that signed a result. */
interface SigningKeysTable {
  /** The key's thumbprint. */
  kid: string;
  /** 32 bytes in base64url, as in a JSON Web Key. */
  x: string;
  created_at: Instant;
}

interface MediaTable {
  id: Generated<string>;
  filename: string;
  content_type: string;
  /** bigint: text in the driver. */
  size: ColumnType<string, number, number>;
  sha256: Buffer;
  storage_key: string;
  /** The length of a recording; null: no recording, or an unknown length. */
  seconds: number | null;
  created_by: string | null;
  created_at: Instant;
  /** The time since when the file is unused; null: it is used or not checked yet. */
  unused_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface AuditLogTable {
  id: Generated<string>;
  at: Instant;
  actor_id: string | null;
  actor_name: string;
  action: string;
  target_type: string;
  target_id: string | null;
  summary: string;
  /** The name in the summary. */
  target_name: string | null;
}

interface ThrottlesTable {
  key: string;
  points: Generated<number>;
  expire: string | null;
}

/** Responses to calls with an `Idempotency-Key`, for repetitions of the call. */
interface IdempotentResponsesTable {
  /** A digest of the caller and the header. */
  key: Buffer;
  /** A digest of the request. */
  request: Buffer;
  response: ColumnType<unknown, string, string>;
  expires_at: ColumnType<Date, Date, Date>;
}

export interface DraftsTable {
  /** Created by the editor. */
  id: string;
  /** null: a new test. An exam has one draft at most. */
  exam_id: string | null;
  skill: Skill;
  title: string;
  revision: Generated<number>;
  /** `DraftContent` as JSON; opaque to the server. */
  content: string;
  created_at: Instant;
  updated_by: string | null;
  updated_at: Instant;
  publish_at: Date | null;
  scheduled_by: string | null;
  scheduled_at: Date | null;
  /** The scheduled revision; a later one stays a draft. */
  scheduled_revision: number | null;
  /** The exam to publish. */
  scheduled_exam: ColumnType<ExamUpdate | null, string | null | undefined, string | null>;
  /** The draft at the time of scheduling: `DraftContent` as JSON. null: scheduled by an earlier release. */
  scheduled_content: string | null;
  /** The last scheduled publication. */
  published: ColumnType<DraftPublication | null, string | null | undefined, string | null>;
  failure: ColumnType<DraftFailure | null, string | null | undefined, string | null>;
}

/** Why a draft was not published when it was due. */
export interface DraftFailure {
  readonly at: string;
  readonly message: string;
  readonly issues: readonly ErrorIssue[];
}

interface DraftEditorsTable {
  draft_id: string;
  user_id: string;
  seen_at: ColumnType<Date, Date, Date>;
}

export interface SittingsTable {
  id: Generated<string>;
  /** null: a deleted user. */
  user_id: string | null;
  /** The ids of its exams, in order: a learner has one unfinished sitting of them. */
  exam_ids: string;
  plan: JSONColumnType<SittingPlanBody, string, never>;
  events: ColumnType<readonly SittingEvent[], string | undefined, string>;
  /** Increased by every event. */
  revision: Generated<number>;
  created_at: ColumnType<Date, Date, never>;
  /** The planned end, moved by events. */
  ends_at: ColumnType<Date, Date, Date>;
  /** The actual end: the sitting is closed and its attempts are submitted. */
  ended_at: Date | null;
  /** The results of its exams in order, once it is closed. */
  results: ColumnType<readonly SittingResult[] | null, string | null | undefined, string | null>;
}

/** The result of an exam of a sitting. */
export interface SittingResult {
  readonly sat: boolean;
  /** null: the skill has no marks, or the exam was not sat. */
  readonly marks: number | null;
  readonly total: number;
}

type Flags = Readonly<Record<string, { readonly value: boolean; readonly at: number }>>;

/** The sections of a sitting, with what is saved in them beside answers. */
interface SittingSectionsTable {
  sitting_id: string;
  section_id: string;
  version: number;
  /** Flags by address, with the time of their last change. */
  flags: ColumnType<Flags, string | undefined, string>;
  /** The text of a writing task. */
  text: Generated<string>;
  /** bigint: text in the driver. null: nothing was written. */
  text_at: ColumnType<string | null, number | null | undefined, number>;
  /** null: not counted. */
  pasted_words: number | null;
}

/** Reports of learners about questions. They are deleted with the account. */
export interface ProblemReportsTable {
  id: Generated<string>;
  user_id: string;
  /** The attempt whose review the learner was reading. */
  attempt_id: string;
  section_id: string;
  /** The reviewed version. */
  version: number;
  /** The first that the question takes. */
  number: number;
  words: string;
  state: Generated<ProblemState>;
  /** The administrator's reply; '' without one. */
  reply: Generated<string>;
  /** Increased by every change. */
  revision: Generated<number>;
  created_at: ColumnType<Date, Date, never>;
  /** null while it is open. */
  decided_at: Date | null;
  /** null while it is open, and for a deleted user. */
  decided_by: string | null;
  /** Words and reply for the search of reports; generated. */
  folded_words: ColumnType<string | null, never, never>;
}

/** Answers of a turn of practice; all its questions belong to one section version. */
export interface PracticeTurnsTable {
  user_id: string;
  /** Chosen by the screen. */
  id: string;
  section_id: string;
  version: number;
  answers: ColumnType<AnswersBody, string, never>;
  verdicts: ColumnType<readonly PractisedVerdict[], string, never>;
  /** The rating of right answers; null: none yet. */
  said: Say | null;
  answered_at: ColumnType<Date, Date, never>;
}

/** The outcome of a question, by its first number. */
export interface PractisedVerdict {
  readonly number: number;
  readonly correct: boolean;
}

/** The exams of finished sittings. A trigger derives the rows from `sittings.results`. */
interface ExamResultsTable {
  id: Generated<string>;
  sitting_id: string;
  /** The index of the exam in the sitting's plan. */
  place: number;
  exam_id: string;
  /** null: a deleted user. */
  user_id: string | null;
  skill: Skill;
  variant: Variant;
  /** The title at the time of the sitting. */
  title: string;
  /** null: the skill has none. */
  marks: number | null;
  total: number;
  /** The end of the sitting. */
  submitted_at: ColumnType<Date, Date, never>;
}

/** A regrade: one change of a key and its effect on results. `undoes`: the regrade that this one undoes. */
export interface RegradesTable {
  id: Generated<string>;
  section_id: string;
  exam_id: string;
  /** The section's key revision after it. */
  key_revision: number;
  /** The exam's revision after it. */
  exam_revision: number;
  version_before: number;
  /** Unchanged if the current version already had the key. */
  version_after: number;
  /** The address of the question. */
  address: string;
  answers_before: JSONColumnType<StoredChange>;
  answers_after: JSONColumnType<StoredChange>;
  /** Shown to learners. */
  reason: string;
  undoes: string | null;
  /** The number of examined attempts, and of skipped ones whose version has another question. */
  examined: Generated<number>;
  left_out: Generated<number>;
  /** Attempts in progress, which will be marked by the new key. */
  under_way: Generated<number>;
  made_by: string | null;
  made_at: ColumnType<Date, Date, never>;
}

/** The keys of a version from a key revision on. */
interface RegradedKeysTable {
  section_id: string;
  version: number;
  key_revision: number;
  /** Differences from the version's content, by address. */
  keys: JSONColumnType<Readonly<Record<string, StoredKey>>>;
}

export interface PlacedVerdict {
  readonly place: number;
  readonly verdict: VerdictBody;
}

/**
 * The changed verdicts of a result. One verdict is stored alone, with its place beside it; several (numbers with answers in any order) are
 * a list, and the place is the first one's.
 */
export type RegradedVerdicts = VerdictBody | readonly PlacedVerdict[];

/** Results changed by a regrade: before and after. */
interface RegradedAttemptsTable {
  regrade_id: string;
  attempt_id: string;
  /** The index of the verdict in the result. */
  place: number;
  marks_before: number;
  marks_after: number;
  verdict_before: JSONColumnType<RegradedVerdicts>;
  verdict_after: JSONColumnType<RegradedVerdicts>;
  /** The earlier marks of the whole exam that includes the attempt; null without one, or if it was not over. */
  exam_marks: number | null;
  key_before: number | null;
  key_after: number | null;
}

/** Findings about the keys of a section, computed from its attempts. */
interface SectionStatisticsTable {
  section_id: string;
  /** The section's version when the row was computed, with its key revision and the number of submitted attempts. */
  version: number;
  key_revision: number;
  attempts: number;
  /** The version of the computation's rules. */
  rules: number;
  /** A `QuestionLook` of each question. */
  questions: ColumnType<unknown, string, string>;
  computed_at: Date;
}

/** Recordings of spoken answers. */
export interface RecordingsTable {
  /** Chosen by the learner's device. */
  id: string;
  /** null: the learner was deleted, and a job removes the recording. */
  user_id: string | null;
  section_id: string;
  version: number;
  /** The index of the answered prompt. */
  prompt: number;
  content_type: string;
  created_at: ColumnType<Date, Date, never>;
  /** null: chunks may still arrive. */
  finished_at: Date | null;
  chunks: number | null;
  duration_ms: number | null;
  /** The loudness of each tenth of a second, a byte each. */
  levels: Generated<Buffer>;
  /** bigint: text in the driver. null: not finished, or the file was removed after `RETENTION_DAYS`. */
  size: ColumnType<string | null, number | null | undefined, number | null>;
  sha256: Buffer | null;
  storage_key: string | null;
  /** null: not handed in. */
  submission_id: string | null;
}

/** The chunks of unfinished recordings. */
interface RecordingChunksTable {
  recording_id: string;
  number: number;
  bytes: Buffer;
}

/** Texts that learners write and hand in, with their assessments. */
export interface SubmissionsTable {
  /** Chosen by the learner's device. */
  id: Generated<string>;
  user_id: string;
  section_id: string;
  version: number;
  /** null: practice. */
  sitting_id: string | null;
  text: string;
  /** bigint: text in the driver. The time of the last change before handing in. */
  text_at: ColumnType<string, number, number>;
  /** null: not counted. */
  pasted_words: number | null;
  words: Generated<number>;
  created_at: ColumnType<Date, Date, never>;
  /** null: the learner is still writing. */
  handed_in_at: Date | null;
  claimed_by: string | null;
  claimed_until: Date | null;
  /** Increased by every saved draft, release and undo. */
  revision: Generated<number>;
  draft: ColumnType<StoredDraft | null, string | null | undefined, string | null>;
  /** The released versions, the earliest first. */
  assessments: ColumnType<readonly StoredAssessment[], string | undefined, string>;
  /** When the learner sees the latest version; null: there is none. */
  released_at: Date | null;
  self_assessment: ColumnType<StoredSelfAssessment | null, string | null | undefined, string>;
  /** The suggestion of the service at `ASSESSMENT_URL`; null: there is none. */
  suggestion: ColumnType<SuggestionBody | null, string | null | undefined, string>;
  /** null: no second opinion was requested. */
  opinions: ColumnType<StoredOpinions | null, string | null | undefined, string | null>;
  /** The assessor who should assess it; null: any. */
  assigned_to: ColumnType<string | null, string | null | undefined, string | null>;
}

/** The learner's own bands. */
interface StoredSelfAssessment {
  readonly bands: CriterionBandsBody;
  readonly saved_at: string;
}

interface AssessmentContent {
  readonly bands: CriterionBandsBody;
  readonly comments: readonly CommentBody[];
  readonly summary: string;
}

/** An assessment that is not released. */
export interface StoredDraft extends AssessmentContent {
  /** The id of the assessor. */
  readonly by: string;
  readonly saved_at: string;
}

/** A released assessment. It is released once: `revision` is the revision of the submission that it released. */
export interface StoredAssessment extends AssessmentContent {
  /** From 1. */
  readonly version: number;
  readonly revision: number;
  readonly by: string;
  /** When the learner sees it. */
  readonly released_at: string;
}

/** An opinion that its assessor has finished. Learners never see it. `revision`: the revision of the submission that it finished. */
export interface StoredOpinion extends AssessmentContent {
  readonly by: string;
  readonly revision: number;
  readonly finished_at: string;
}

/** Two opinions on a submission. */
export interface StoredOpinions {
  readonly requested_by: string;
  readonly requested_at: string;
  /** The ids of assessors who may have seen the first opinion, so that they cannot give the second. */
  readonly readers: readonly string[];
  /** null: not finished. */
  readonly first: StoredOpinion | null;
  readonly second: StoredOpinion | null;
  /** `version`: the release that settled them; null: the released assessment stays. */
  readonly settled: { readonly by: string; readonly at: string; readonly version: number | null } | null;
}

export interface StoredRemark {
  readonly id: string;
  readonly text: string;
}

export interface ClassesTable {
  id: Generated<string>;
  name: string;
  /** null: the class has no code. */
  join_code: string | null;
  /** Learners may leave by themselves. */
  may_leave: Generated<boolean>;
  /** null: in use. */
  archived_at: Date | null;
  created_by: string | null;
  created_at: ColumnType<Date, Date, never>;
}

export interface ClassMembersTable {
  class_id: string;
  user_id: string;
  role: 'learner' | 'teacher';
  joined_at: ColumnType<Date, Date, never>;
}

export interface AssignmentsTable {
  id: Generated<string>;
  class_id: string;
  name: string;
  /** The teacher's words to the learners; '' without any. */
  note: Generated<string>;
  items: JSONColumnType<readonly AssignedItem[]>;
  in_order: Generated<boolean>;
  conditions: AssignmentConditions;
  opens_at: ColumnType<Date, Date, Date>;
  due_at: ColumnType<Date, Date, Date>;
  /** null: any number. */
  attempts_allowed: number | null;
  answers_shown: AnswersShown;
  /** The app requests full screen at the start; exam conditions only. */
  full_screen: Generated<boolean>;
  /** Learners enter it to start; null: no code is needed. */
  start_code: string | null;
  /** Increased by every change. */
  revision: Generated<number>;
  created_by: string | null;
  created_at: ColumnType<Date, Date, never>;
  /** When the mails about the opening and about the due time were queued; null: not yet. */
  opening_mailed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  due_mailed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Extra time and due times of single learners. */
interface AssignmentLearnersTable {
  assignment_id: string;
  user_id: string;
  extra_time_percent: Generated<number>;
  extra_time_minutes: Generated<number>;
  /** Instead of the assignment's due time; null: that one. */
  due_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** An item that a learner started. Its result is the sitting's, or the first one of the section that was submitted after the start. */
export interface AssignmentWorkTable {
  id: Generated<string>;
  assignment_id: string;
  user_id: string;
  /** The index of the item. */
  item: number;
  /** null: the whole item (a sitting, or practice of mistakes). */
  section_id: string | null;
  /** The attempt at the item, from 1. */
  attempt: number;
  sitting_id: string | null;
  started_at: ColumnType<Date, Date, never>;
  /** The learner's app last called during the sitting. */
  seen_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The page or full screen was left so many times, for so many seconds in all. */
  left_count: Generated<number>;
  left_seconds: Generated<number>;
  /** Since when the learner is away; `left_seconds` is without this absence. null: the learner is there. */
  left_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Messages of teachers during an exam. */
interface RoomMessagesTable {
  id: Generated<string>;
  assignment_id: string;
  /** null: to all. */
  user_id: string | null;
  text: string;
  sent_by: string | null;
  sent_at: ColumnType<Date, Date, never>;
}
