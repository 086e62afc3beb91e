import type { Calls } from './calls.ts';
import { examInState, seenExam, type ExamShape } from './exam-content.ts';
import { checkExam, type ExamRecord, type SeenExam } from '../records/exam-record.ts';
import { checkThings, type ThingRecord } from '../records/set-record.ts';
import { report } from '../records/tally.ts';
import type { Person, Worker } from './worker.ts';

/** An administrator who changes exams while learners take them, and creates and deletes others. */
export function createAuthor({ api, name, random }: Person, changing: readonly ExamRecord[], shape: ExamShape): Worker {
  const created: { readonly thing: ThingRecord; readonly id: string }[] = [];
  const things: ThingRecord[] = [];
  const history: string[] = [];

  async function change(calls: Calls, record: ExamRecord): Promise<void> {
    const marker = record.writes.length;
    const write = { marker, acknowledged: false };
    const revision = record.seen?.revision ?? 0;
    record.writes.push(write);
    const outcome = await calls.insist(
      (options) =>
        api.client.call(
          'PUT /api/exam/:exam_id',
          {
            params: { exam_id: record.id },
            body: { ...examInState(record.name, marker, shape), revision },
          },
          options,
        ),
      {
        name: `state ${marker} over revision ${revision}`,
        history: record.history,
        isWrite: true,
      },
    );
    if (outcome.kind === 'done') {
      write.acknowledged = true;
      const { sections, revision } = outcome.value;
      look(calls, record, { markers: [marker], revision, versions: sections.map(({ version }) => version) });
    } else await read(calls, record);
  }

  async function read(calls: Calls, record: ExamRecord): Promise<void> {
    const outcome = await calls.insist(
      (options) => api.client.call('GET /api/exam/:exam_id', { params: { exam_id: record.id } }, options),
      { name: 'read', history: record.history, refusals: ['not_found'] },
    );
    if (outcome.kind !== 'unknown') look(calls, record, outcome.kind === 'done' ? seenExam(outcome.value) : null);
  }

  function look(calls: Calls, record: ExamRecord, seen: SeenExam | null): void {
    const problems = checkExam(record, seen);
    record.history.push(`the server has ${JSON.stringify(seen)}`);
    report(calls.tally, problems, record.history);
    if (!seen) return;
    record.seen = seen;
    // A write that can be read counts as acknowledged.
    for (const write of record.writes) if (write.marker === seen.markers[0]) write.acknowledged = true;
  }

  async function create(calls: Calls): Promise<void> {
    const thing: ThingRecord = { name: `${name}, made ${things.length}`, creation: 'asked', deletion: 'no' };
    things.push(thing);
    const outcome = await calls.insist(
      (options) =>
        api.client.call(
          'POST /api/exam/new/:type',
          { params: { type: 'reading' }, body: examInState(thing.name, 0, { parts: 1 }) },
          options,
        ),
      { name: `create ${thing.name}`, history, isWrite: true },
    );
    if (outcome.kind !== 'done') return;
    thing.creation = 'done';
    created.push({ thing, id: outcome.value.exam_id });
  }

  async function remove(calls: Calls): Promise<void> {
    const doomed = random.pick(created);
    created.splice(created.indexOf(doomed), 1);
    const { thing, id } = doomed;
    thing.deletion = 'asked';
    const outcome = await calls.insist(
      (options) => api.client.call('DELETE /api/exam/delete/:id', { params: { id }, query: {} }, options),
      { name: `delete ${thing.name}`, history, isWrite: true },
    );
    if (outcome.kind !== 'unknown') thing.deletion = 'done';
  }

  return {
    async step(calls) {
      const what = random.next();
      if (what < 0.7) await change(calls, random.pick(changing));
      else if (what < 0.8) await read(calls, random.pick(changing));
      else if (what < 0.9 || created.length === 0) await create(calls);
      else await remove(calls);
    },

    async verify(calls) {
      for (const record of changing) await read(calls, record);
      const list = await calls.insist(
        (options) => api.client.call('GET /api/exam/list/:skill', { params: { skill: 'reading' } }, options),
        { name: 'list the tests', history },
      );
      const titles = list.kind === 'done' ? list.value.sections.map(({ title }) => title) : [];
      const names = titles.map((title) => title.replace(/, state .*/, ''));
      report(calls.tally, checkThings(things, names), history);
    },
  };
}
