import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../../db/schema.ts';

type Row = Readonly<Record<string, unknown>>;

/** Rows of one subject of a person's data. The names of the columns are the headings. */
export interface DataSet {
  readonly title: string;
  readonly rows: readonly Row[];
}

const SECTION_NAMES = sql`x.description as "Test", s.title as "Part", s.skill as "Skill"`;
const WITH_SECTION = sql`join sections s on s.id = d.section_id join exams x on x.id = s.exam_id`;

/**
 * What is stored about a person, except for what nobody may read (passwords, sessions' tokens, links) and what assessors have not released.
 * Right answers belong to the tests, so they are left out too.
 */
const SETS: Readonly<Record<string, { readonly title: string; readonly query: (id: string) => RawBuilder<Row> }>> = {
  account: {
    title: 'Account',
    query: (id) => sql`
      select first_name as "First name", last_name as "Last name", email as "Email", role as "Role", status as "Status",
             created_at as "Created", email_confirmed_at as "Email confirmed", expires_at::text as "Expires",
             extra_time_percent as "Extra time (per cent)", extra_time_minutes as "Extra time (minutes)",
             assignment_mails_off as "Emails about assignments turned off", remarks as "Remarks as an assessor"
        from users where id = ${id}`,
  },
  sessions: {
    title: 'Devices that are signed in',
    query: (id) => sql`
      select created_at as "Signed in", last_used_at as "Last used", user_agent as "Browser"
        from tokens where user_id = ${id} order by created_at`,
  },
  classes: {
    title: 'Classes',
    query: (id) => sql`
      select c.name as "Class", m.role as "Role", m.joined_at as "Joined"
        from class_members m join classes c on c.id = m.class_id where m.user_id = ${id} order by m.joined_at`,
  },
  assigned: {
    title: 'Assignments started',
    query: (id) => sql`
      select a.name as "Assignment", c.name as "Class", w.item + 1 as "Item", s.title as "Part", w.attempt as "Attempt",
             w.started_at as "Started", w.left_count as "Left the page", w.left_seconds as "Seconds away"
        from assignment_work w join assignments a on a.id = w.assignment_id join classes c on c.id = a.class_id
        left join sections s on s.id = w.section_id
       where w.user_id = ${id} order by w.started_at`,
  },
  granted: {
    title: 'Extra time and due times of assignments',
    query: (id) => sql`
      select a.name as "Assignment", l.extra_time_percent as "Extra time (per cent)",
             l.extra_time_minutes as "Extra time (minutes)", l.due_at as "Due"
        from assignment_learners l join assignments a on a.id = l.assignment_id where l.user_id = ${id} order by a.created_at`,
  },
  messages: {
    title: 'Messages from teachers during exams',
    query: (id) => sql`
      select a.name as "Assignment", m.text as "Message", m.sent_at as "Sent"
        from room_messages m join assignments a on a.id = m.assignment_id where m.user_id = ${id} order by m.sent_at`,
  },
  attempts: {
    title: 'Attempts',
    query: (id) => sql`
      select ${SECTION_NAMES}, d.started_at as "Started", d.submitted_at as "Submitted", d.marks as "Marks", d.total as "Out of",
             d.answers as "Answers", d.scores as "Marks by question", d.sitting_id as "Full test or mock exam"
        from attempts d ${WITH_SECTION}
        left join sittings t on t.id = d.sitting_id
       where d.user_id = ${id} or t.user_id = ${id} order by d.started_at`,
  },
  discarded: {
    title: 'Discarded attempts (stored for a week)',
    query: (id) => sql`
      select ${SECTION_NAMES}, d.started_at as "Started", d.discarded_at as "Discarded", d.answers as "Answers"
        from discarded_attempts d ${WITH_SECTION} where d.user_id = ${id} order by d.discarded_at`,
  },
  sittings: {
    title: 'Full tests and mock exams',
    query: (id) => sql`
      select d.id as "Full test or mock exam", d.created_at as "Started", d.ended_at as "Ended",
             (select string_agg(e ->> 'title', ', ') from jsonb_array_elements(d.plan -> 'exams') e) as "Tests",
             d.events as "What happened", d.results as "Results"
        from sittings d where d.user_id = ${id} order by d.created_at`,
  },
  texts: {
    title: 'Texts written in full tests and mock exams',
    query: (id) => sql`
      select ${SECTION_NAMES}, d.sitting_id as "Full test or mock exam", d.text as "Text", d.pasted_words as "Pasted words", d.flags as "Flags"
        from sitting_sections d ${WITH_SECTION} join sittings t on t.id = d.sitting_id
       where t.user_id = ${id} and (d.text <> '' or d.flags <> '{}') order by t.created_at, s.part_number`,
  },
  submissions: {
    title: 'Texts and recordings handed in or being written',
    query: (id) => sql`
      select d.id as "Submission", ${SECTION_NAMES}, d.created_at as "Started", d.handed_in_at as "Handed in", d.text as "Text",
             d.words as "Words", d.pasted_words as "Pasted words",
             case when d.released_at <= now() then d.assessments end as "Assessments", d.self_assessment as "Own bands"
        from submissions d ${WITH_SECTION} where d.user_id = ${id} order by d.created_at`,
  },
  recordings: {
    title: 'Recordings',
    query: (id) => sql`
      select d.id as "Recording", ${SECTION_NAMES}, d.prompt + 1 as "Question", d.created_at as "Recorded",
             d.duration_ms / 1000 as "Seconds", d.submission_id as "Submission"
        from recordings d ${WITH_SECTION} where d.user_id = ${id} order by d.created_at`,
  },
  practice: {
    title: 'Practice of mistakes',
    query: (id) => sql`
      select ${SECTION_NAMES}, d.answered_at as "Answered", d.answers as "Answers", d.verdicts as "Right or wrong", d.said as "Rated"
        from practice_turns d ${WITH_SECTION} where d.user_id = ${id} order by d.answered_at`,
  },
  reports: {
    title: 'Problems reported',
    query: (id) => sql`
      select ${SECTION_NAMES}, d.number as "Question", d.words as "Report", d.created_at as "Reported", d.state as "State",
             d.reply as "Reply"
        from problem_reports d ${WITH_SECTION} where d.user_id = ${id} order by d.created_at`,
  },
  log: {
    title: 'Audit log: what was done to this account, and what this user did',
    query: (id) => sql`
      select at as "Time", actor_name as "By", summary as "What"
        from audit_log where (target_type = 'user' and target_id = ${id}::text) or actor_id = ${id}::uuid order by at`,
  },
};

export async function findPerson(db: Kysely<Schema>, id: string) {
  return db.selectFrom('users').select(['first_name', 'last_name', 'email']).where('id', '=', id).executeTakeFirst();
}

/** All sets of a person's data, by name. */
export async function readUserData(db: Kysely<Schema>, id: string): Promise<ReadonlyMap<string, DataSet>> {
  const sets = new Map<string, DataSet>();
  for (const [name, { title, query }] of Object.entries(SETS)) {
    const { rows } = await query(id).execute(db);
    sets.set(name, { title, rows });
  }
  return sets;
}

export interface StoredRecording {
  readonly id: string;
  readonly content_type: string;
  readonly storage_key: string;
  readonly size: number;
}

/** The finished recordings of a person. */
export async function findRecordings(db: Kysely<Schema>, userId: string): Promise<readonly StoredRecording[]> {
  const rows = await db
    .selectFrom('recordings')
    .select(['id', 'content_type', 'storage_key', 'size'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.flatMap(({ storage_key, size, ...row }) =>
    storage_key === null || size === null ? [] : [{ ...row, storage_key, size: Number(size) }],
  );
}
