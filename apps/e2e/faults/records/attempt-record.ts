import type { AnswersBody } from '@bandwise/api-contract/learner';

/** A change of an answer that was sent; `null` clears the answer. `at`: the time of typing by the learner's clock. */
export interface Change {
  readonly value: string | null;
  readonly at: number;
  /** Whether the server has confirmed it. */
  acknowledged: boolean;
}

/** The actions of a learner in one attempt, and the responses of the server. */
export interface AttemptRecord {
  readonly id: string;
  readonly learner: string;
  readonly changes: Map<string, Change[]>;
  /** The submission; `marks` is null without a response. */
  submission: { readonly answers: AnswersBody; marks: number | null } | null;
  discard: 'no' | 'asked' | 'done';
  /** The clock was moved past the end of the attempt, so the server may have submitted the saved answers. */
  mayBeClosed: boolean;
  /** One line for each event, for the report of a finding. */
  readonly history: string[];
}

/** The state of an attempt on the server. */
export interface SeenAttempt {
  readonly status: 'in_progress' | 'submitted';
  readonly answers: AnswersBody;
  readonly marks: number | null;
}

export function createAttemptRecord(id: string, learner: string): AttemptRecord {
  return {
    id,
    learner,
    changes: new Map(),
    submission: null,
    discard: 'no',
    mayBeClosed: false,
    history: [],
  };
}

/** Whether the server has confirmed any change. */
export function isAnswered({ changes }: AttemptRecord): boolean {
  return [...changes.values()].flat().some(({ acknowledged }) => acknowledged);
}

/**
 * Finds errors in the server's state of an attempt, one line each: a missing acknowledged answer, a lost result, marks that differ from the
 * answers, or an unexpected result.
 */
export function checkAttempt(record: AttemptRecord, seen: SeenAttempt | null, key: AnswersBody): string[] {
  if (seen === null) return record.discard === 'no' ? ['LOST: the attempt is gone'] : [];
  if (record.discard === 'done') return ['LOST: the attempt that was discarded is back'];
  return [...checkAnswers(record, seen), ...checkResult(record, seen, key)];
}

function checkAnswers(record: AttemptRecord, seen: SeenAttempt): string[] {
  const addresses = new Set([...record.changes.keys(), ...Object.keys(seen.answers)]);
  return [...addresses].flatMap((address) => {
    const value = seen.answers[address] ?? null;
    const allowed = allowedValues(record, seen, address);
    if (allowed.some((one) => one === value)) return [];
    return [
      `LOST: answer ${address} is ${JSON.stringify(value)}, not ${allowed.map((one) => JSON.stringify(one)).join(' or ')}`,
    ];
  });
}

/** Returns the newest acknowledged value, and the values sent after it, which may or may not have arrived. */
function allowedValues(
  record: AttemptRecord,
  seen: SeenAttempt,
  address: string,
): (string | readonly string[] | null)[] {
  const submitted = record.submission?.answers[address] ?? null;
  if (seen.status === 'submitted' && record.submission && !record.mayBeClosed) return [submitted];
  const changes = record.changes.get(address) ?? [];
  const newest = changes.findLastIndex(({ acknowledged }) => acknowledged);
  const open = changes.slice(newest + 1).map(({ value }) => value);
  const possibleValues = [changes[newest]?.value ?? null, ...open];
  return seen.status === 'submitted' && record.submission ? [...possibleValues, submitted] : possibleValues;
}

function checkResult(record: AttemptRecord, seen: SeenAttempt, key: AnswersBody): string[] {
  const { submission, mayBeClosed } = record;
  const acknowledgedMarks = submission?.marks ?? null;
  if (seen.status === 'in_progress')
    return acknowledgedMarks === null ? [] : ['LOST: the result is gone, the attempt open'];
  const problems: string[] = [];
  if (!submission && !mayBeClosed) problems.push('WRONG: it was submitted by nobody');
  const right = marksFor(seen.answers, key);
  if (seen.marks !== right) problems.push(`WRONG: ${seen.marks} marks for answers that are worth ${right}`);
  if (acknowledgedMarks !== null && acknowledgedMarks !== seen.marks)
    problems.push(`WRONG: ${seen.marks} marks, where the answer said ${acknowledgedMarks}`);
  return problems;
}

export function marksFor(answers: AnswersBody, key: AnswersBody): number {
  return Object.entries(key).filter(([address, right]) => answers[address] === right).length;
}

/** Finds errors in a learner's list of attempts: repeated, unknown and missing ones. */
export function checkAttemptList(
  records: readonly AttemptRecord[],
  listed: readonly { readonly id: string }[],
): string[] {
  const problems: string[] = [];
  const recordsById = new Map(records.map((record) => [record.id, record]));
  const seen = new Set<string>();
  for (const { id } of listed) {
    if (seen.has(id)) problems.push(`DOUBLE: attempt ${id} is listed twice`);
    else if (!recordsById.has(id)) problems.push(`DOUBLE: attempt ${id} was begun by nobody`);
    seen.add(id);
  }
  for (const { id, discard } of records)
    if (discard === 'no' && !seen.has(id)) problems.push(`LOST: attempt ${id} is not listed`);
  return problems;
}
