import { randomUUID } from 'node:crypto';
import {
  checkSubmission,
  checkSubmissionList,
  createSubmissionRecord,
  type SeenSubmission,
  type SubmissionRecord,
} from '../records/submission-record.ts';
import { report } from '../records/tally.ts';
import type { Calls } from './calls.ts';
import type { Person, Worker } from './worker.ts';

/** A learner who writes texts, and hands in some of them. */
export function createWriter({ api, name, random }: Person, tasks: readonly string[]): Worker {
  const records: SubmissionRecord[] = [];
  const open = new Map<string, SubmissionRecord>();
  /** Milliseconds that the server's clock is ahead of this one. */
  let ahead = 0;

  function begin(sectionID: string): SubmissionRecord {
    const record = createSubmissionRecord(randomUUID(), sectionID);
    record.history.push(`${name}: text ${record.id} of section ${sectionID}`);
    records.push(record);
    open.set(sectionID, record);
    return record;
  }

  async function save(calls: Calls, record: SubmissionRecord): Promise<void> {
    const { id, sectionID, texts, history } = record;
    const sent = { text: `Towns grow, state ${texts.length} of ${id}.`, acknowledged: false };
    texts.push(sent);
    const body = { id, text: { value: sent.text, at: Date.now() + ahead } };
    const outcome = await calls.try(
      (options) => api.client.call('PUT /api/submission/draft/:sectionID', { params: { sectionID }, body }, options),
      { name: `save state ${texts.length - 1}`, history, isWrite: true },
    );
    if (outcome.kind !== 'done') return;
    sent.acknowledged = true;
    ahead = outcome.value.now - Date.now();
    const { draft } = outcome.value;
    check(calls, record, draft && { isHandedIn: false, text: draft.text.value });
  }

  async function handIn(calls: Calls, record: SubmissionRecord): Promise<void> {
    const { id, sectionID, history } = record;
    const handedIn = { text: `Towns grow, the end of ${id}.`, acknowledged: false };
    record.handedIn = handedIn;
    const outcome = await calls.insist(
      (options) => api.client.call('POST /api/submission', { body: { id, sectionID, text: handedIn.text } }, options),
      // A learner may hand in so many texts a day.
      { name: 'hand in', history, isWrite: true, refusals: ['too_many_requests'] },
    );
    if (outcome.kind === 'refused') record.handedIn = null;
    if (outcome.kind !== 'done') return;
    handedIn.acknowledged = true;
    open.delete(sectionID);
    check(calls, record, { isHandedIn: true, text: outcome.value.text });
  }

  /** Reads the server's state; null: the server has neither a submission nor a draft with this id. */
  async function readBack(calls: Calls, record: SubmissionRecord): Promise<void> {
    const { id, sectionID, history } = record;
    const whole = await calls.insist(
      (options) => api.client.call('GET /api/submission/:id', { params: { id } }, options),
      { name: 'read', history, refusals: ['not_found'] },
    );
    if (whole.kind === 'unknown') return;
    if (whole.kind === 'done') return check(calls, record, { isHandedIn: true, text: whole.value.text });
    const saved = await calls.insist(
      (options) => api.client.call('GET /api/submission/draft/:sectionID', { params: { sectionID } }, options),
      { name: 'read the draft', history },
    );
    if (saved.kind !== 'done') return;
    const { draft } = saved.value;
    check(calls, record, draft?.id === id ? { isHandedIn: false, text: draft.text.value } : null);
  }

  function check(calls: Calls, record: SubmissionRecord, seen: SeenSubmission | null): void {
    report(calls.tally, checkSubmission(record, seen), [...record.history, `the server has ${JSON.stringify(seen)}`]);
  }

  return {
    async step(calls) {
      const sectionID = random.pick(tasks);
      const record = open.get(sectionID) ?? begin(sectionID);
      const what = random.next();
      if (what < 0.8) await save(calls, record);
      else if (what < 0.9) await readBack(calls, record);
      else await handIn(calls, record);
    },

    async verify(calls) {
      for (const record of records) await readBack(calls, record);
      const history: string[] = [];
      const outcome = await calls.insist(
        (options) => api.client.call('GET /api/submission', { query: { limit: 100 } }, options),
        { name: 'list the submissions', history },
      );
      if (outcome.kind !== 'done')
        return report(calls.tally, ['LOST: the list of submissions cannot be read'], history);
      const listed = outcome.value.submissions.map(({ id }) => id);
      report(calls.tally, checkSubmissionList(records, listed), [name, ...history]);
    },
  };
}
