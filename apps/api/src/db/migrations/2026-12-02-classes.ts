import { sql, type Kysely } from 'kysely';

/** Classes with their members, assignments, and what learners do for them. */
const CLASSES = String.raw`
create table classes (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  -- null: nobody can join by a code.
  join_code text unique,
  -- Learners may leave by themselves.
  may_leave boolean not null default true,
  -- null: in use.
  archived_at timestamptz,
  created_by uuid references users on delete set null,
  created_at timestamptz not null
);
-- For: the list of all classes, by name.
create index classes_name on classes (archived_at, name, id);
-- For: the deletion of a user.
create index classes_created_by on classes (created_by) where created_by is not null;

create table class_members (
  class_id uuid not null references classes on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('learner', 'teacher')),
  joined_at timestamptz not null,
  primary key (class_id, user_id)
);
-- For: the classes of a user, and the deletion of a user.
create index class_members_user on class_members (user_id, class_id);

create table assignments (
  id uuid primary key default gen_random_uuid(),
  class_id uuid not null references classes on delete cascade,
  name text not null,
  -- The teacher's words to the learners; '' without any.
  note text not null default '',
  -- The tests and tasks, in order.
  items jsonb not null,
  in_order boolean not null default false,
  conditions text not null check (conditions in ('practice', 'exam')),
  opens_at timestamptz not null,
  due_at timestamptz not null check (due_at > opens_at),
  -- null: any number.
  attempts_allowed integer check (attempts_allowed > 0),
  answers_shown text not null check (answers_shown in ('at_once', 'after_due', 'never')),
  -- The app requests full screen at the start; exam conditions only.
  full_screen boolean not null default false,
  -- Learners enter it to start; null: no code is needed.
  start_code text,
  -- Increased by every change.
  revision integer not null default 0,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  -- When the mails about the opening and about the due time were queued; null: not yet.
  opening_mailed_at timestamptz,
  due_mailed_at timestamptz
);
-- For: the assignments of a class, the latest first.
create index assignments_class on assignments (class_id, opens_at desc, id);
-- For: the mails about openings and due times.
create index assignments_opening on assignments (opens_at) where opening_mailed_at is null;
create index assignments_due on assignments (due_at) where due_mailed_at is null;
-- For: the deletion of a user.
create index assignments_created_by on assignments (created_by) where created_by is not null;

-- What a teacher granted to one learner.
create table assignment_learners (
  assignment_id uuid not null references assignments on delete cascade,
  user_id uuid not null references users on delete cascade,
  extra_time_percent integer not null default 0,
  extra_time_minutes integer not null default 0,
  -- Instead of the assignment's due time; null: that one.
  due_at timestamptz,
  primary key (assignment_id, user_id)
);
-- For: the deletion of a user.
create index assignment_learners_user on assignment_learners (user_id);

-- An item that a learner started. Its result is the sitting's, or the first one of the section that was submitted after the start.
create table assignment_work (
  id uuid primary key default gen_random_uuid(),
  assignment_id uuid not null references assignments on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- The index of the item.
  item integer not null check (item >= 0),
  -- null: the whole item (a sitting, or practice of mistakes).
  section_id uuid references sections,
  -- The attempt at the item, from 1.
  attempt integer not null check (attempt > 0),
  sitting_id uuid references sittings on delete set null,
  started_at timestamptz not null,
  -- The learner's app last called during the sitting.
  seen_at timestamptz,
  -- The page or full screen was left so many times, for so many seconds in all.
  left_count integer not null default 0,
  left_seconds integer not null default 0
);
create unique index assignment_work_whole_key on assignment_work (assignment_id, user_id, item, attempt) where section_id is null;
create unique index assignment_work_part_key on assignment_work (assignment_id, user_id, item, section_id, attempt)
  where section_id is not null;
-- For: the work of an assignment.
create index assignment_work_assignment on assignment_work (assignment_id, user_id);
-- For: the assignment of a sitting.
create unique index assignment_work_sitting on assignment_work (sitting_id) where sitting_id is not null;
-- For: a learner's work, and the deletion of a user.
create index assignment_work_user on assignment_work (user_id, section_id);
-- For: the removal of a section.
create index assignment_work_section on assignment_work (section_id) where section_id is not null;

-- Messages of teachers during an exam.
create table room_messages (
  id uuid primary key default gen_random_uuid(),
  assignment_id uuid not null references assignments on delete cascade,
  -- null: to all.
  user_id uuid references users on delete cascade,
  text text not null,
  sent_by uuid references users on delete set null,
  sent_at timestamptz not null
);
-- For: the messages of an exam.
create index room_messages_assignment on room_messages (assignment_id, sent_at);
-- For: the deletion of a user.
create index room_messages_user on room_messages (user_id) where user_id is not null;
create index room_messages_sent_by on room_messages (sent_by) where sent_by is not null;

-- The assessor who should assess it; null: any.
alter table submissions add column assigned_to uuid references users on delete set null;
-- For: an assessor's submissions that wait, and the deletion of a user.
create index submissions_assigned on submissions (assigned_to, handed_in_at) where assigned_to is not null;
-- The user has turned off the mails about assignments.
alter table users add column assignment_mails_off boolean not null default false;
`;

export const locks = {
  'constraint submissions_assigned_to_fkey looks at every row of submissions':
    'The table has existed for one release, and the column is null in every row.',
  'index submissions_assigned is built on submissions':
    'The table has existed for one release, and the index is empty when it is built.',
};

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(CLASSES).execute(db);
}
