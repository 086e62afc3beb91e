import type { AttemptBody } from '@bandwise/api-contract/learner';
import {
  checkAttempt,
  checkAttemptList,
  createAttemptRecord,
  isAnswered,
  marksFor,
  type AttemptRecord,
  type SeenAttempt,
} from '../records/attempt-record.ts';
import type { Calls } from './calls.ts';
import { ADDRESSES, KEY } from './exam-content.ts';
import { report } from '../records/tally.ts';
import { asSent, createTyping, pendingChanges, typedAnswers } from './typing.ts';
import type { Person, Worker } from './worker.ts';

export interface TakenSection {
  readonly id: string;
  /** Whether the server submits it when its time is over, as for Reading. */
  readonly hasDeadline: boolean;
}

export interface LearnerWorld {
  readonly sections: readonly TakenSection[];
  /** Whether the server's clock has been moved past the end of attempts. */
  readonly isClockMoved: () => boolean;
}

/** A learner who starts, answers, submits, discards and restarts attempts. */
export function createLearner({ api, name, random }: Person, world: LearnerWorld): Worker {
  const records: AttemptRecord[] = [];
  const open = new Map<string, AttemptRecord>();
  const typing = createTyping();

  async function start(calls: Calls, section: TakenSection): Promise<AttemptRecord | null> {
    const before = open.get(section.id);
    const restart = before !== undefined && random.chance(0.15);
    if (before && restart) before.discard = 'asked';
    const history = before?.history ?? [];
    const outcome = await calls.insist(
      (options) => api.client.call('POST /api/attempt', { body: { sectionID: section.id, restart } }, options),
      { name: restart ? 'start again' : 'start', history, isWrite: true },
    );
    if (outcome.kind !== 'done') return null;
    typing.setClock(outcome.value);
    if (before && before.id === outcome.value.id) {
      if (restart) report(calls.tally, ['LOST: starting again kept the attempt'], history);
      return before;
    }
    // An attempt whose time is up is submitted first, and stays.
    if (before && restart) before.discard = before.mayBeClosed ? 'asked' : 'done';
    // An attempt without answers is replaced if its test has changed.
    else if (before && !isAnswered(before)) before.discard = 'asked';
    else if (before && !before.mayBeClosed)
      report(calls.tally, ['LOST: an open attempt was not resumed, another was begun'], history);
    return remember(section, outcome.value, calls);
  }

  function remember(section: TakenSection, { id, answers }: AttemptBody, calls: Calls): AttemptRecord {
    const record = createAttemptRecord(id, name);
    record.history.push(`${name}: attempt ${id} of section ${section.id}`);
    record.mayBeClosed = section.hasDeadline && world.isClockMoved();
    if (Object.keys(answers).length > 0) report(calls.tally, ['WRONG: a new attempt has answers'], record.history);
    records.push(record);
    open.set(section.id, record);
    return record;
  }

  /** Types answers to some questions and sends them with the unacknowledged ones. */
  async function save(calls: Calls, record: AttemptRecord): Promise<void> {
    for (const address of ADDRESSES) {
      const count = record.changes.get(address)?.length ?? 0;
      const wrong = random.chance(0.1) ? null : `word ${count + 1}`;
      if (random.chance(0.3)) typing.type(record, address, random.chance(0.4) ? String(KEY[address]) : wrong);
    }
    const pending = pendingChanges(record);
    const changes = asSent(pending);
    const outcome = await calls.try(
      (options) => api.client.call('PATCH /api/attempt/:id', { params: { id: record.id }, body: { changes } }, options),
      {
        name: `save ${JSON.stringify(changes)}`,
        history: record.history,
        isWrite: true,
        refusals: record.mayBeClosed ? ['attempt_closed'] : [],
      },
    );
    if (outcome.kind === 'refused') await readBack(calls, record);
    if (outcome.kind !== 'done') return;
    typing.setClock(outcome.value);
    for (const change of pending.values()) change.acknowledged = true;
    const { answers } = outcome.value;
    check(calls, record, { status: 'in_progress', answers, marks: null });
  }

  async function submit(calls: Calls, sectionID: string, record: AttemptRecord): Promise<void> {
    const answers = typedAnswers(record);
    const changes = asSent(pendingChanges(record));
    // A submission without an id submits the open attempt; it can be repeated for half a minute.
    const unnamedUntil = random.chance(0.3) && !world.isClockMoved() ? Date.now() + 30_000 : 0;
    const submission: NonNullable<AttemptRecord['submission']> = { answers, marks: null };
    record.submission = submission;
    const outcome = await calls.insist(
      (options) => {
        const name = Date.now() < unnamedUntil ? {} : { attemptID: record.id };
        return api.client.call(
          'POST /api/user/save-result',
          { body: { sectionID, answers, changes, ...name } },
          options,
        );
      },
      { name: `submit ${JSON.stringify(answers)}`, history: record.history, isWrite: true },
    );
    open.delete(sectionID);
    if (outcome.kind !== 'done') return;
    const { attemptID, correctCount } = outcome.value;
    if (attemptID !== record.id)
      report(calls.tally, [`DOUBLE: ${attemptID} was submitted in its place`], record.history);
    submission.marks = correctCount;
    const right = marksFor(answers, KEY);
    if (!record.mayBeClosed && submission.marks !== right)
      report(calls.tally, [`WRONG: ${submission.marks} marks were told, it is ${right}`], record.history);
    if (random.chance(0.3)) await readBack(calls, record);
  }

  async function discard(calls: Calls, sectionID: string, record: AttemptRecord): Promise<void> {
    record.discard = 'asked';
    const outcome = await calls.insist(
      (options) => api.client.call('DELETE /api/attempt/:id', { params: { id: record.id } }, options),
      {
        name: 'discard',
        history: record.history,
        isWrite: true,
        refusals: record.mayBeClosed ? ['attempt_closed'] : [],
      },
    );
    open.delete(sectionID);
    if (outcome.kind === 'refused' && outcome.code === 'attempt_closed') record.discard = 'no';
    else if (outcome.kind !== 'unknown') record.discard = 'done';
  }

  /** Reads the server's state, and reports impossible states as findings. */
  async function readBack(calls: Calls, record: AttemptRecord): Promise<void> {
    const outcome = await calls.insist(
      (options) => api.client.call('GET /api/attempt/:id', { params: { id: record.id } }, options),
      { name: 'read', history: record.history, refusals: ['not_found'] },
    );
    if (outcome.kind === 'unknown') return;
    if (outcome.kind === 'refused') return check(calls, record, null);
    const { attempt, result } = outcome.value;
    check(calls, record, { ...attempt, marks: result?.correctCount ?? null });
    typing.setClock(attempt);
    if (attempt.status === 'submitted') open.delete(attempt.sectionID);
  }

  function check(calls: Calls, record: AttemptRecord, seen: SeenAttempt | null): void {
    const problems = checkAttempt(record, seen, KEY);
    if (problems.length > 0) record.history.push(`the server has ${JSON.stringify(seen)}`);
    report(calls.tally, problems, record.history);
  }

  return {
    async step(calls) {
      if (world.isClockMoved())
        for (const { id, hasDeadline } of world.sections) {
          const record = open.get(id);
          if (record && hasDeadline) record.mayBeClosed = true;
        }
      const section = random.pick(world.sections);
      const record = open.get(section.id) ?? (await start(calls, section));
      if (!record || calls.isOver()) return;
      const what = random.next();
      if (what < 0.65) await save(calls, record);
      else if (what < 0.75) {
        typing.reload();
        await readBack(calls, record);
      } else if (what < 0.85) await start(calls, section);
      else if (what < 0.97) await submit(calls, section.id, record);
      else await discard(calls, section.id, record);
    },

    async verify(calls) {
      for (const record of records) await readBack(calls, record);
      const history: string[] = [];
      const listed: { id: string; started_at: string }[] = [];
      for (;;) {
        const last = listed.at(-1);
        const query = { limit: 100, ...(last ? { before: last.started_at, beforeID: last.id } : {}) };
        const page = await calls.insist((options) => api.client.call('GET /api/attempt', { query }, options), {
          name: 'list the attempts',
          history,
        });
        if (page.kind !== 'done') return report(calls.tally, ['LOST: the list of attempts cannot be read'], history);
        listed.push(...page.value.attempts);
        if (page.value.attempts.length < 100) break;
      }
      report(calls.tally, checkAttemptList(records, listed), [name, ...history]);
    },
  };
}
