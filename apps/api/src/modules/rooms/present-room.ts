import type { Room, RoomLearner } from '@bandwise/api-contract/admin';
import { isMarkedSkill } from '@bandwise/domain';
import { sittingState } from '@bandwise/domain/internal';
import { PRESENT_WITHIN, PRESENT_WITHIN_WHILE_AWAY } from '../../limits.ts';
import type { RoomLearnerRow, RoomMessageRow, RoomRow } from './rooms.repo.ts';

interface Found {
  readonly learners: readonly RoomLearnerRow[];
  readonly messages: readonly RoomMessageRow[];
  readonly now: Date;
}

export function presentRoom(room: RoomRow, { learners, messages, now }: Found): Room {
  return {
    now: now.getTime(),
    id: room.id,
    name: room.name,
    class: { id: room.class_id, name: room.class_name },
    conditions: room.conditions,
    opens_at: room.opens_at.toISOString(),
    due_at: room.due_at.toISOString(),
    start_code: room.start_code,
    learners: learners.map((row) => presentLearner(row, now)),
    messages: messages.map(({ id, text, sent_at, from, to }) => ({
      id,
      text,
      sent_at: sent_at.toISOString(),
      from,
      to,
    })),
  };
}

function presentLearner(row: RoomLearnerRow, now: Date): RoomLearner {
  const { id, first_name, last_name, sitting_id, plan, events, saved } = row;
  const left = { left_count: row.left_count ?? 0, left_seconds: row.left_seconds ?? 0 };
  const person = { id, firstName: first_name, lastName: last_name, ...left };
  const none = { exam: null, deadline: null, saved_at: null, online: null, left_at: null } as const;
  if (sitting_id === null || plan === null || events === null)
    return { ...person, state: 'not_started', sittingID: null, ...none };
  const state = sittingState(plan, events, now.getTime());
  const isOver = row.ended_at !== null || state.phase === 'ended';
  const exam = plan.exams[isOver ? lastStarted(state.exams) : state.exam];
  const sat = state.exams[state.exam];
  const planned = plan.exams[state.exam];
  const isRunning = state.phase === 'running' || state.phase === 'checking';
  const clockEnd =
    isRunning && planned && sat && sat.started_at !== null
      ? Math.round(sat.started_at + (planned.seconds + sat.extra_seconds + sat.granted_seconds) * 1000)
      : state.deadline;
  const leftAt = row.left_at?.getTime() ?? null;
  const presentWithin = leftAt === null ? PRESENT_WITHIN : PRESENT_WITHIN_WHILE_AWAY;
  const moments = Object.values(saved).flatMap(({ at }) => (at === null ? [] : [at]));
  return {
    ...person,
    state: row.ended_at !== null ? 'handed_in' : state.phase,
    sittingID: sitting_id,
    exam: exam ? presentExam(exam, saved, state.exams[plan.exams.indexOf(exam)]?.extra_seconds ?? 0) : null,
    deadline: isOver ? null : clockEnd,
    saved_at: moments.length === 0 ? null : Math.max(...moments),
    online: isOver ? null : row.seen_at !== null && row.seen_at.getTime() > now.getTime() - presentWithin,
    // An absence lasts until the end of the test at most.
    left_seconds:
      left.left_seconds + (isOver && leftAt !== null ? Math.max(0, Math.round((state.since - leftAt) / 1000)) : 0),
    left_at: isOver ? null : leftAt,
  };
}

function lastStarted(exams: readonly { readonly started_at: number | null }[]): number {
  return Math.max(
    0,
    exams.findLastIndex(({ started_at }) => started_at !== null),
  );
}

function presentExam(
  { title, skill, parts }: NonNullable<RoomLearnerRow['plan']>['exams'][number],
  saved: RoomLearnerRow['saved'],
  extra_seconds: number,
): RoomLearner['exam'] {
  const isMarked = isMarkedSkill(skill);
  const ofParts = parts.map((part) => ({ ...part, ...(saved[part.sectionID] ?? { answered: 0, at: null }) }));
  const latest = Math.max(0, ...ofParts.map(({ at }) => at ?? 0));
  return {
    title,
    skill,
    part_number: latest === 0 ? null : (ofParts.find(({ at }) => at === latest)?.part_number ?? null),
    answered: ofParts.reduce(
      (sum, { answered, questions_count: most }) => sum + (isMarked ? Math.min(answered, most) : answered),
      0,
    ),
    total: isMarked ? parts.reduce((sum, part) => sum + part.questions_count, 0) : parts.length,
    extra_seconds,
  };
}
