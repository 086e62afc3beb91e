import type { AnswersBody, AttemptChanges } from '@bandwise/api-contract/learner';
import type { AttemptRecord, Change } from '../records/attempt-record.ts';

/** A page in which a learner types. It estimates the server's clock, as apps/learner-web does. */
export interface Typing {
  /** Corrects the clock by a response of the server. */
  setClock(response: { readonly now: string }): void;
  /** Changes an answer; null clears it. */
  type(record: AttemptRecord, address: string, value: string | null): void;
  /** Reloads the page, which forgets the times of typing. */
  reload(): void;
}

export function createTyping(): Typing {
  const typedAt = new Map<string, number>();
  let lastNow = 0;
  let ahead = 0;
  return {
    setClock({ now }) {
      lastNow = Date.parse(now);
      ahead = lastNow - Date.now();
    },
    type(record, address, value) {
      const question = `${record.id}/${address}`;
      // Later than every time that the page knew when the learner typed.
      const at = Math.max(Date.now() + ahead, lastNow, (typedAt.get(question) ?? 0) + 1);
      typedAt.set(question, at);
      const changes = record.changes.get(address) ?? [];
      changes.push({ value, at, acknowledged: false });
      record.changes.set(address, changes);
    },
    reload: () => typedAt.clear(),
  };
}

/** The answers that the learner sees: the last typed ones, saved or not. */
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
