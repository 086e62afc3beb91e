import { checkReleases, type ReleaseRecord } from '../records/submission-record.ts';
import { report } from '../records/tally.ts';
import type { Calls, Note } from './calls.ts';
import type { Person, Worker } from './worker.ts';

/** An administrator who assesses the texts that wait, and corrects earlier assessments. */
export function createAssessor({ api, random }: Person, isClockMoved: () => boolean): Worker {
  const records = new Map<string, ReleaseRecord>();

  async function next(calls: Calls): Promise<ReleaseRecord | null> {
    if (records.size > 0 && random.chance(0.2)) return random.pick([...records.values()]);
    const outcome = await calls.insist(
      (options) => api.client.call('GET /api/submission/queue', { query: {} }, options),
      {
        name: 'list the queue',
        history: [],
      },
    );
    const id = outcome.kind === 'done' ? outcome.value.submissions[0]?.id : undefined;
    if (id === undefined) return null;
    const record = records.get(id) ?? { id, releases: [], history: [`text ${id}`] };
    records.set(id, record);
    return record;
  }

  async function assess(calls: Calls, { id, releases, history }: ReleaseRecord): Promise<void> {
    const params = { id };
    // A claim ends after half an hour, and a clock that is moved ends it at once.
    const refusals = isClockMoved() ? ['submission_claimed', 'version_conflict'] : [];
    const note = (name: string): Note => ({ name, history, isWrite: true, refusals });
    const claimed = await calls.insist(
      (options) => api.client.call('POST /api/submission/:id/claim', { params }, options),
      note('claim'),
    );
    if (claimed.kind !== 'done') return;
    const release = { marker: `Release ${releases.length + 1} of ${id}`, acknowledged: false };
    const { criteria, revision: seen } = claimed.value;
    const bands = Object.fromEntries(criteria.map((criterion) => [criterion, 6]));
    const body = { revision: seen, bands, comments: [], summary: release.marker };
    const saved = await calls.insist(
      (options) => api.client.call('PUT /api/submission/:id/assessment', { params, body }, options),
      note(`save “${release.marker}”`),
    );
    if (saved.kind !== 'done') return;
    releases.push(release);
    const { revision } = saved.value;
    const released = await calls.insist(
      (options) =>
        api.client.call('POST /api/submission/:id/release', { params, body: { revision, at_once: true } }, options),
      note(`release “${release.marker}”`),
    );
    if (released.kind === 'done') release.acknowledged = true;
  }

  return {
    async step(calls) {
      const record = await next(calls);
      if (record !== null && !calls.isOver()) await assess(calls, record);
    },

    async verify(calls) {
      for (const { id, releases, history } of records.values()) {
        const outcome = await calls.insist(
          (options) => api.client.call('GET /api/submission/:id/assessment', { params: { id } }, options),
          { name: 'read', history },
        );
        if (outcome.kind !== 'done') report(calls.tally, ['LOST: the assessment cannot be read'], history);
        else report(calls.tally, checkReleases({ releases }, outcome.value.released.toReversed()), history);
      }
    },
  };
}
