import type { SittingPlanBody } from '@bandwise/api-contract/learner';
import { SITTING_DEFAULTS } from '@bandwise/domain/internal';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';

const DAY = 24 * 3_600_000;
/** The test that the learners sat, of the sample content. */
const TEST = 'Reading Practice Test 1';
/** Each learner sat it in every second of so many weeks. */
const WEEKS = 8;
const TOTAL = 40;

export interface FilledClass {
  readonly classId: string;
  /** An assignment that is over, which one learner in four has missed. */
  readonly assignmentId: string;
}

/**
 * Puts the first half of some learners into the class of the demo teacher, which has an assignment that is over, and gives all of them bands
 * of the last weeks. The sittings have results only, without answers.
 */
export async function fillClass(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  learnerIds: readonly string[],
): Promise<FilledClass> {
  const today = now().getTime();
  const { id: classId } = await db.selectFrom('classes').select('id').executeTakeFirstOrThrow();
  const exam = await db.selectFrom('exams').select('id').where('description', '=', TEST).executeTakeFirstOrThrow();
  const parts = await db
    .selectFrom('sections')
    .select([
      'id as sectionID',
      'current_version as version',
      'part_number',
      'title',
      'questions_count',
      'time_minutes as minutes',
    ])
    .where('exam_id', '=', exam.id)
    .orderBy('part_number')
    .execute();
  const members = learnerIds.slice(0, learnerIds.length / 2);
  const { id: assignmentId } = await db
    .insertInto('assignments')
    .values({
      class_id: classId,
      name: TEST,
      items: JSON.stringify([{ kind: 'exam', examID: exam.id }]),
      conditions: 'exam',
      opens_at: new Date(today - 10 * DAY),
      due_at: new Date(today - DAY),
      answers_shown: 'at_once',
      created_at: new Date(today - 10 * DAY),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('class_members')
    .values(members.map((user_id) => ({ class_id: classId, user_id, role: 'learner', joined_at: now() })))
    .execute();
  for (const [place, user_id] of learnerIds.entries()) {
    for (let week = WEEKS - (place % 2); week > 0; week -= 2)
      await sit(new Date(today - week * 7 * DAY), { user_id, marks: marksOf(place, week) });
    if (place >= members.length || place % 4 === 3) continue;
    const started_at = new Date(today - 2 * DAY);
    const sitting_id = await sit(started_at, { user_id, marks: marksOf(place, 0) });
    await db
      .insertInto('assignment_work')
      .values({ assignment_id: assignmentId, user_id, item: 0, attempt: 1, sitting_id, started_at })
      .execute();
  }
  return { classId, assignmentId };

  async function sit(
    at: Date,
    { user_id, marks }: { readonly user_id: string; readonly marks: number },
  ): Promise<string> {
    const plan: SittingPlanBody = {
      ...SITTING_DEFAULTS,
      created_at: at.getTime(),
      extra_time: { percent: 0, minutes: 0 },
      exams: [
        {
          exam_id: exam.id,
          title: TEST,
          skill: 'reading',
          variant: 'academic',
          seconds: 3600,
          recording: null,
          free_movement: false,
          parts,
        },
      ],
    };
    const results = [{ sat: true, marks, total: TOTAL }];
    // A trigger lists its exam among the results.
    const { rows } = await sql<{ id: string }>`
      insert into sittings (user_id, exam_ids, plan, results, created_at, ends_at, ended_at)
      values (${user_id}, ${exam.id}, ${JSON.stringify(plan)}, ${JSON.stringify(results)}, ${at}, ${at}, ${at})
      returning id`.execute(db);
    const [row] = rows;
    if (!row) throw new Error('The sitting was not stored');
    return row.id;
  }
}

/** Marks that differ between learners and rise from week to week. */
function marksOf(place: number, weeksAgo: number): number {
  return Math.min(TOTAL, 14 + ((place * 7) % 17) + (WEEKS - weeksAgo));
}
