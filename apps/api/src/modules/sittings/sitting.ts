import type { SittingEventBody } from '@bandwise/api-contract/learner';
import { sittingState, type SittingState } from '@bandwise/domain/internal';
import type { Selectable } from 'kysely';
import type { SittingsTable } from '../../db/schema.ts';
import { LATE_ANSWERS_GRACE } from '../../limits.ts';

export const SITTING_COLUMNS = [
  'id',
  'user_id',
  'plan',
  'events',
  'revision',
  'created_at',
  'ended_at',
  'results',
] as const;

export type Sitting = Readonly<Pick<Selectable<SittingsTable>, (typeof SITTING_COLUMNS)[number]>>;

export type PlannedExam = Sitting['plan']['exams'][number];

export function stateAt({ plan, events }: Pick<Sitting, 'events' | 'plan'>, now: Date): SittingState {
  return sittingState(plan, events, now.getTime());
}

/** Whether to close a sitting: it is over, and late saves are no longer accepted. */
export function isDue(sitting: Sitting, now: Date): boolean {
  if (sitting.ended_at !== null) return false;
  const { phase, since } = stateAt(sitting, now);
  if (phase !== 'ended') return false;
  return since + LATE_ANSWERS_GRACE <= now.getTime() || sitting.events.some((event) => isEnd(event, since));
}

/** Whether the learner ended it: that call sent all unsaved work. */
function isEnd(event: SittingEventBody, end: number): boolean {
  return event.type === 'finish' && event.at === end;
}

export interface PlannedPart {
  /** The index of its exam in the plan. */
  readonly examIndex: number;
  readonly skill: PlannedExam['skill'];
  /** The version of its section. */
  readonly version: PlannedExam['parts'][number]['version'];
}

/** Finds the part of a sitting that uses this section. */
export function findPart({ plan }: Pick<Sitting, 'plan'>, sectionID: string): PlannedPart | null {
  for (const [examIndex, { parts, skill }] of plan.exams.entries()) {
    const part = parts.find((one) => one.sectionID === sectionID);
    if (part) return { examIndex, skill, version: part.version };
  }
  return null;
}
