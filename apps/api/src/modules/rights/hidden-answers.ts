import { hidesAnswers, type AnswersShown } from '@bandwise/domain/internal';
import type { Pool } from 'pg';
import { AppError } from '../../errors/app-error.ts';
import { allForEach } from '../../platform/batched-statements/statement.ts';

/** An assignment that hides the right answers of a section from a learner. */
export interface HidingAssignment {
  readonly section_id: string;
  readonly answers_shown: AnswersShown;
  readonly opens_at: Date;
  /** The learner's own. */
  readonly due_at: Date;
  /** When the learner first started the section in this assignment; null: not yet. */
  readonly started_at: Date | null;
}

/** Answers that are hidden. `until`: null for ever. */
export interface HiddenAnswers {
  readonly until: Date | null;
}

export interface WantedHiding {
  readonly userId: string;
  /** null: every section. */
  readonly sectionId: string | null;
}

/**
 * Finds the assignments that hide answers from a learner: a row for each section of each. Assignments that the learner has started count
 * also after leaving the class. The statement is prepared and batched, because each submit needs it. When it was planned for each call,
 * marking and saving reached half of the bare server instead of all of it.
 */
export const findHiding = allForEach<WantedHiding, HidingAssignment>({
  name: 'hiding-assignments',
  text: `select wanted.place, hiding.*
           from unnest($1::uuid[], $2::uuid[]) with ordinality as wanted (user_id, section_id, place)
          cross join lateral (
                select s.id as section_id, a.answers_shown, a.opens_at, coalesce(l.due_at, a.due_at) as due_at, w.started_at
                  from (select a.id from class_members m join assignments a on a.class_id = m.class_id
                         where m.user_id = wanted.user_id and m.role = 'learner'
                         union
                        select w.assignment_id from assignment_work w where w.user_id = wanted.user_id) own
                  join assignments a on a.id = own.id and a.answers_shown <> 'at_once'
                  left join assignment_learners l on l.assignment_id = a.id and l.user_id = wanted.user_id
                 cross join lateral jsonb_array_elements(a.items) with ordinality i (item, place)
                  join lateral (
                    select s.id from sections s where s.id = (i.item ->> 'sectionID')::uuid
                    union
                    select s.id from sections s where s.exam_id = (i.item ->> 'examID')::uuid
                    union
                    select s.id from sections s
                      join jsonb_array_elements_text(coalesce(i.item -> 'examIDs', '[]')) e on s.exam_id = e::uuid) s on true
                  left join lateral (
                    select min(w.started_at) as started_at from assignment_work w
                     where w.assignment_id = a.id and w.user_id = wanted.user_id and w.item = i.place - 1
                       and coalesce(w.section_id, s.id) = s.id) w on true
                 where wanted.section_id is null or s.id = wanted.section_id
                offset 0) hiding`,
  values: (wanted) => [wanted.map(({ userId }) => userId), wanted.map(({ sectionId }) => sectionId)],
});

/** Whether assignments hide work that was submitted at a moment: the longest counts. By `hidesAnswers` of the domain. */
export function hiddenBy(
  hiding: readonly HidingAssignment[],
  { sectionId, submittedAt, now }: { readonly sectionId: string; readonly submittedAt: Date; readonly now: Date },
): HiddenAnswers | null {
  const times = { submitted_at: submittedAt.getTime(), now: now.getTime() };
  const hidden = hiding.filter((one) => one.section_id === sectionId && hidesAnswers(one, timesOf(one), times));
  if (hidden.length === 0) return null;
  if (hidden.some(({ answers_shown }) => answers_shown === 'never')) return { until: null };
  return { until: new Date(Math.max(...hidden.map(({ due_at }) => due_at.getTime()))) };
}

function timesOf({ opens_at, due_at, started_at }: HidingAssignment) {
  return { opens_at: opens_at.getTime(), due_at: due_at.getTime(), started_at: started_at?.getTime() ?? null };
}

/** Whether the right answers of a learner's submitted work are hidden. */
export async function findHiddenAnswers(
  pool: Pool,
  work: { readonly userId: string; readonly sectionId: string; readonly submittedAt: Date },
  now: Date,
): Promise<HiddenAnswers | null> {
  const [hiding = []] = await findHiding(pool, [work]);
  return hiddenBy(hiding, { ...work, now });
}

/** The refusal of what would show hidden answers. */
export function answersHidden(): AppError {
  return new AppError('not_submitted', 'Your teacher does not show the correct answers to this test yet.');
}
