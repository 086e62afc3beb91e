import type { Say } from '@bandwise/api-contract/learner';
import { createEmptyCard, fsrs, Rating, type Card, type Grade } from 'ts-fsrs';

/** A learner's answer to one question. */
export interface PracticeEvent {
  /** The id of an attempt or a turn of practice. */
  readonly id: string;
  readonly at: Date;
  readonly kind: 'attempt' | 'turn';
  readonly correct: boolean;
  /** The rating of a right answer. */
  readonly rating: Say | null;
}

/** The memory of a question, and the date of its next practice. */
export interface Memory {
  readonly card: Card;
  readonly due: Date;
  /** The ids of turns that counted. */
  readonly turns: ReadonlySet<string>;
}

/** The longest interval in days. */
export const DAYS_MAX = 365;
const DAY = 24 * 60 * 60_000;
/** A learner who practised in the evening may practise again the next morning. */
const EARLY = 8 * 60 * 60_000;

// In whole days, because reading a passage again minutes later is no practice; without random intervals, so that results are reproducible.
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: DAYS_MAX });

/**
 * Computes the memory of a question from its events, in any order. It begins with the first wrong answer of an attempt and is due at once,
 * as after every later wrong answer in an attempt. A turn counts only while the question is due: two tabs that practise the same question
 * are one turn.
 *
 * @returns null: no attempt had it wrong.
 */
export function memoryOf(events: readonly PracticeEvent[]): Memory | null {
  let memory: Memory | null = null;
  for (const event of events.toSorted(inOrder)) memory = after(memory, event);
  return memory;
}

function after(memory: Memory | null, { id, at, kind, correct, rating }: PracticeEvent): Memory | null {
  if (memory === null)
    return kind === 'attempt' && !correct ? { card: createEmptyCard(at), due: at, turns: new Set() } : null;
  if (kind === 'turn') {
    if (memory.due > at) return memory;
    return { ...reviewed(memory, at, gradeOf(correct, rating)), turns: new Set([...memory.turns, id]) };
  }
  if (correct) return reviewed(memory, at, Rating.Good);
  // A card that was never practised stays new.
  if (memory.card.reps === 0) return memory;
  return { ...reviewed(memory, at, Rating.Again), due: at };
}

function reviewed(memory: Memory, at: Date, grade: Grade): Memory {
  const { card } = scheduler.next(memory.card, at, grade);
  return { ...memory, card, due: new Date(at.getTime() + daysOf(card) * DAY - EARLY) };
}

const GRADES = {
  guessed: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
} as const satisfies Record<Say, Grade>;

/** A wrong answer is `Again`; a right one is graded by the learner, `Good` by default. */
function gradeOf(correct: boolean, said: Say | null): Grade {
  return correct ? GRADES[said ?? 'good'] : Rating.Again;
}

/** Days until a question is due again if it is answered now: wrong, or right with a rating. */
export function daysUntil({ card }: Memory, at: Date, given: 'wrong' | Say): number {
  const grade = given === 'wrong' ? Rating.Again : GRADES[given];
  return daysOf(scheduler.next(card, at, grade).card);
}

/** The scheduler may exceed the maximum by a day to separate the grades. */
function daysOf({ scheduled_days }: Card): number {
  return Math.min(scheduled_days, DAYS_MAX);
}

function inOrder(one: PracticeEvent, other: PracticeEvent): number {
  return one.at.getTime() - other.at.getTime() || compare(one.kind, other.kind) || compare(one.id, other.id);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The events before a turn. */
export function before(
  events: readonly PracticeEvent[],
  turn: { readonly id: string; readonly at: Date },
): PracticeEvent[] {
  const moment: PracticeEvent = { ...turn, kind: 'turn', correct: true, rating: null };
  return events.filter((event) => event.id !== turn.id && inOrder(event, moment) < 0);
}
