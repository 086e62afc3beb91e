import type { AnswersBody, AttemptChanges } from '@bandwise/api-contract/learner';
import type { AttemptRecord, Change } from '../records/attempt-record.ts';

/** One page in which a learner types, with its own reckoning of the server's clock (apps/learner-web does the same). */
export interface Typing {
  /** Sets the clock by an answer of the server's. */
  hear(answer: { readonly now: string }): void;
  /** Types over an answer; null clears it. */
  type(record: AttemptRecord, address: string, value: string | null): void;
  /** The page is loaded again: it no longer knows when it typed. */
  reload(): void;
}

export function createTyping(): Typing {
  const typedAt = new Map<string, number>();
  let lastNow = 0;
  let ahead = 0;
  return {
    hear({ now }) {
      lastNow = Date.parse(now);
      ahead = lastNow - Date.now();
    },
    type(record, address, value) {
      const question = `${record.id}/${address}`;
      // Later than all that was seen when it was typed.
      const at = Math.max(Date.now() + ahead, lastNow, (typedAt.get(question) ?? 0) + 1);
      typedAt.set(question, at);
      const changes = record.changes.get(address) ?? [];
      changes.push({ value, at, acknowledged: false });
      record.changes.set(address, changes);
    },
    reload: () => typedAt.clear(),
  };
}

/** The answers that the learner sees: the last typed, saved or not. */
export function typedAnswers(record: AttemptRecord): AnswersBody {
  const typed: [string, string][] = [];
  for (const [address, changes] of record.changes) {
    const value = changes.at(-1)?.value ?? null;
    if (value !== null) typed.push([address, value]);
  }
  return Object.fromEntries(typed);
}

/** The last unacknowledged change by question. */
export function pendingChanges(record: AttemptRecord): ReadonlyMap<string, Change> {
  const pending = new Map<string, Change>();
  for (const [address, changes] of record.changes) {
    const last = changes.at(-1);
    if (last && !last.acknowledged) pending.set(address, last);
  }
  return pending;
}

export function asSent(pending: ReadonlyMap<string, Change>): AttemptChanges {
  return Object.fromEntries([...pending].map(([address, { value, at }]) => [address, { value, at }]));
}
