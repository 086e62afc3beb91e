/** Practice: as in free practice. Exam: a whole exam with its clocks, like a mock exam. */
export const ASSIGNMENT_CONDITIONS = ['practice', 'exam'] as const;
export type AssignmentConditions = (typeof ASSIGNMENT_CONDITIONS)[number];

/** When learners see the right answers of assigned work. Their marks are always shown. */
export const ANSWERS_SHOWN = ['at_once', 'after_due', 'never'] as const;
export type AnswersShown = (typeof ANSWERS_SHOWN)[number];

/**
 * One item of an assignment: a whole test, several whole tests in one sitting, one part (also a writing task or a speaking part), or the
 * practice of a number of questions that the learner had wrong.
 */
export type AssignedItem =
  | { readonly kind: 'exam'; readonly examID: string }
  | { readonly kind: 'mock'; readonly examIDs: readonly string[] }
  | { readonly kind: 'section'; readonly sectionID: string }
  | { readonly kind: 'mistakes'; readonly questions: number };

export const ASSIGNED_ITEM_KINDS = [
  'exam',
  'mock',
  'section',
  'mistakes',
] as const satisfies readonly AssignedItem['kind'][];

/** Limits of classes and assignments: counts, and characters of texts. */
export const TEACHING_LIMITS = {
  classNameMax: 100,
  /** Learners and teachers of one class. */
  membersMax: 500,
  /** Addresses of one call that sends invitations. */
  invitationsMax: 100,
  assignmentNameMax: 120,
  noteMax: 2_000,
  itemsMax: 20,
  attemptsMax: 20,
  mistakesMax: 100,
  messageMax: 500,
  /** Minutes of one extension of an exam. */
  extendMinutesMax: 180,
  /** The reason why an exam was extended, ended or reopened. */
  reasonMax: 200,
} as const;

/** Whether an item can be done under exam conditions: only whole tests have clocks. A mock exam has no other conditions. */
export function allowsConditions({ kind }: Pick<AssignedItem, 'kind'>, conditions: AssignmentConditions): boolean {
  if (kind === 'mock') return conditions === 'exam';
  return kind === 'exam' || conditions === 'practice';
}

/** Times are milliseconds since 1970. */
export interface AssignmentTimes {
  readonly opens_at: number;
  /** The learner's own due time. */
  readonly due_at: number;
}

/** A learner's work on an item. `attempts`: each started attempt, with the time when it was finished; null: it runs. */
export interface ItemWork {
  readonly attempts: readonly (number | null)[];
}

/**
 * The state of an item for a learner. `not_open`: before the opening. `waiting`: an earlier item comes first. `open`: not started.
 * `running`: started. `done`: at least once. `missed`: exam conditions cannot be started after the due time.
 */
export const ITEM_STATES = ['not_open', 'waiting', 'open', 'running', 'done', 'missed'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

export interface ItemStanding {
  readonly state: ItemState;
  /** The first attempt was finished after the due time, or the time is over and none is finished. */
  readonly late: boolean;
  /** The learner may start an attempt now. */
  readonly may_start: boolean;
}

interface AssignmentRules {
  readonly conditions: AssignmentConditions;
  readonly in_order: boolean;
  /** null: any number. */
  readonly attempts_allowed: number | null;
}

/**
 * The standing of each item of an assignment for one learner.
 *
 * @param items what the learner did, in the order of the items.
 * @param now milliseconds since 1970.
 */
export function itemStandings(
  rules: AssignmentRules,
  { opens_at, due_at }: AssignmentTimes,
  { items, now }: { readonly items: readonly ItemWork[]; readonly now: number },
): readonly ItemStanding[] {
  const isOver = now >= due_at;
  return items.map(({ attempts }, index) => {
    const finished = attempts.filter((at) => at !== null);
    const isDone = finished.length > 0;
    const isRunning = attempts.length > finished.length;
    const isFirst =
      !rules.in_order || items.slice(0, index).every((earlier) => earlier.attempts.some((at) => at !== null));
    const late = isDone ? (finished[0] ?? 0) > due_at : isOver;
    const mayBegin = now >= opens_at && isFirst && !(isOver && rules.conditions === 'exam');
    const isAllowed = rules.attempts_allowed === null || attempts.length < rules.attempts_allowed;
    return { state: stateOf(), late, may_start: !isRunning && mayBegin && isAllowed };

    function stateOf(): ItemState {
      if (isRunning) return 'running';
      if (isDone) return 'done';
      if (now < opens_at) return 'not_open';
      if (isOver && rules.conditions === 'exam') return 'missed';
      return isFirst ? 'open' : 'waiting';
    }
  });
}

/**
 * Whether the right answers of work are hidden from its learner: work that was submitted between the opening and the due time of an
 * assignment that contains it, also if the learner practised it outside the assignment. `never` also hides what was submitted later if the
 * learner had started the assigned work.
 *
 * @param times with `started_at`, when the learner first started the assigned work; null: not yet.
 */
export function hidesAnswers(
  { answers_shown }: { readonly answers_shown: AnswersShown },
  { opens_at, due_at, started_at }: AssignmentTimes & { readonly started_at: number | null },
  { submitted_at, now }: { readonly submitted_at: number; readonly now: number },
): boolean {
  switch (answers_shown) {
    case 'at_once':
      return false;
    case 'after_due':
      return submitted_at >= opens_at && now < due_at;
    case 'never':
      return submitted_at >= opens_at && (submitted_at < due_at || (started_at !== null && submitted_at >= started_at));
  }
}
