import { AWAY_SECONDS_MAX } from '@bandwise/api-contract/common';
import type { Presence } from '@bandwise/api-contract/learner';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import { ROOM_MESSAGES } from '../../limits.ts';

interface Report {
  readonly userId: string;
  readonly sittingId: string;
  readonly left_count: number;
  readonly left_seconds: number;
  readonly left_for: number | null;
  readonly now: Date;
}

/** The latest messages of an assignment `w.assignment_id` to its learner `w.user_id`, the earliest first. */
const MESSAGES = sql`
  select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'text', m.text, 'sent_at', m.sent_at, 'from', m.name)
                            order by m.sent_at, m.id), '[]')
    from (select r.id, r.text, r.sent_at, trim(concat(u.first_name, ' ', u.last_name)) as name
            from room_messages r left join users u on u.id = r.sent_by
           where r.assignment_id = w.assignment_id and (r.user_id is null or r.user_id = w.user_id)
           order by r.sent_at desc, r.id desc limit ${ROOM_MESSAGES}) m`;

/**
 * Stores that the learner's app is open in an assigned sitting. One statement, because each app calls every few seconds.
 *
 * A learner may have several pages open, and each counts for itself. An absence begins with a page that counts one departure more, and
 * ends with any page that the learner sees. A page that did not count this departure does not know its length, so its time is added here.
 * @throws 404 for a sitting of another learner or of no assignment
 */
export async function reportPresence(db: Kysely<Schema>, report: Report): Promise<Presence> {
  const { now, left_for: leftFor, userId, sittingId } = report;
  const count = sql`${report.left_count}::integer`;
  const seconds = sql`${report.left_seconds}::integer`;
  const leftAt = leftFor === null ? null : new Date(now.getTime() - leftFor);
  const { rows } = await sql<Presence & { messages: { sent_at: string }[] }>`
    update assignment_work w
       set seen_at = greatest(w.seen_at, ${now}::timestamptz),
           left_count = case when s.ended_at is null then greatest(w.left_count, ${count}) else w.left_count end,
           left_seconds = case
             when s.ended_at is not null then w.left_seconds
             when ${leftAt}::timestamptz is null and w.left_at is not null and ${count} < w.left_count
               then greatest(${seconds}, least(${AWAY_SECONDS_MAX}, w.left_seconds
                                               + round(extract(epoch from ${now}::timestamptz - w.left_at))::integer))
             else greatest(w.left_seconds, ${seconds}) end,
           left_at = case
             when s.ended_at is not null then w.left_at
             when ${leftAt}::timestamptz is null then null
             when ${count} > w.left_count then ${leftAt}::timestamptz
             else w.left_at end
      from sittings s
     where s.id = w.sitting_id and w.sitting_id = ${sittingId} and w.user_id = ${userId} and s.user_id = ${userId}
    returning s.revision, w.left_count, w.left_seconds, (${MESSAGES}) as messages`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('not_found', 'This test is not part of an assignment.');
  const messages = row.messages.map((message) => ({ ...message, sent_at: new Date(message.sent_at).toISOString() }));
  return { ...row, messages };
}
