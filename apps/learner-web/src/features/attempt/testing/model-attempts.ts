import { ApiError } from '@bandwise/api-contract/client';
import type { AttemptBody, AttemptDetail } from '@bandwise/api-contract/learner';
import type { Answers } from '@bandwise/domain';
import { buildResult, buildSection } from '../../../testing/build-section.ts';
import type { Edits } from '../../../shared/attempt-drafts/answer-copy.ts';

interface Attempt {
  readonly id: string;
  readonly started: number;
  readonly version: number;
  /** When it was last opened without ever having had an answer. */
  opened: number;
  answers: Record<string, string | readonly string[]>;
  readonly stamps: Record<string, number>;
  revision: number;
  status: 'in_progress' | 'submitted';
}

export interface ModelAttempts {
  start(restart: boolean): AttemptBody;
  save(id: string, edits: Edits): AttemptBody;
  /** `edits`: typed and not saved yet. Once more changes nothing. */
  submit(id?: string | null, edits?: Edits): void;
  discard(): void;
  /** From now on saves, or submissions, are refused with this; null: taken again. */
  refuse(code: 'section_locked' | null, calls?: 'saves' | 'submissions'): void;
  /** From now on attempts begin on this version. */
  publish(version: number): void;
  answers(): Answers;
  /** The answers of each submitted attempt. */
  results(): readonly Answers[];
  detail(id: string): AttemptDetail;
  readonly saves: number;
}

const DURATION = 20 * 60_000;

/** The server's side of one learner's attempts of one section, reduced to its rules: what was typed last wins,
 * and the clock of an attempt that never had an answer starts over when it is opened again. */
export function modelAttempts(sectionID: string, now: () => number, duration: number | null = DURATION): ModelAttempts {
  const attempts = new Map<string, Attempt>();
  let current: Attempt | null = null;
  let saves = 0;
  const discarded = new Map<string, Attempt>();
  const refused: Record<'saves' | 'submissions', 'section_locked' | null> = { saves: null, submissions: null };
  let version = 1;
  let counter = 0;

  const body = ({ id, started, version, opened, answers, revision, status }: Attempt): AttemptBody => ({
    id,
    sectionID,
    version,
    status,
    started_at: new Date(started).toISOString(),
    deadline: duration === null ? null : new Date(opened + duration).toISOString(),
    // As it would arrive: a copy, mutable.
    answers: structuredClone(answers) as AttemptBody['answers'],
    revision,
    now: new Date(now()).toISOString(),
  });
  const find = (id: string) => {
    const attempt = attempts.get(id);
    if (!attempt) throw refusal(404, 'not_found');
    return attempt;
  };

  const merge = (attempt: Attempt, edits: Edits) => {
    for (const [address, edit] of Object.entries(edits)) {
      const at = Math.min(edit.at, now());
      if (at < (attempt.stamps[address] ?? 0)) continue;
      attempt.stamps[address] = at;
      const { [address]: _old, ...others } = attempt.answers;
      attempt.answers = edit.value === null ? others : { ...others, [address]: edit.value };
    }
    attempt.revision += 1;
  };

  return {
    start(restart) {
      if (restart && current) {
        attempts.delete(current.id);
        discarded.set(current.id, current);
      }
      if (restart || !current) {
        counter += 1;
        const id = `00000000-0000-4000-8000-${String(1000 + counter).padStart(12, '0')}`;
        current = {
          id,
          started: now(),
          version,
          opened: now(),
          answers: {},
          stamps: {},
          revision: 0,
          status: 'in_progress',
        };
        attempts.set(id, current);
      } else if (Object.keys(current.stamps).length === 0) {
        current.opened = now();
        current.revision += 1;
      }
      return body(current);
    },
    save(id, edits) {
      saves += 1;
      if (refused.saves) throw refusal(403, refused.saves);
      const attempt = find(id);
      if (attempt.status === 'submitted') throw refusal(409, 'attempt_closed');
      merge(attempt, edits);
      return body(attempt);
    },
    submit(given, edits = {}) {
      const id = given ?? current?.id;
      if (id === undefined) return;
      if (refused.submissions) throw refusal(403, refused.submissions);
      const attempt = discarded.get(id) ?? find(id);
      attempts.set(id, attempt);
      if (attempt.status === 'submitted') return;
      merge(attempt, edits);
      attempt.status = 'submitted';
      if (current === attempt) current = null;
    },
    refuse(code, calls = 'saves') {
      refused[calls] = code;
    },
    publish(next) {
      version = next;
    },
    discard() {
      if (current) attempts.delete(current.id);
      current = null;
    },
    answers: () => current?.answers ?? {},
    results: () => [...attempts.values()].filter(({ status }) => status === 'submitted').map(({ answers }) => answers),
    detail(id) {
      const attempt = body(find(id));
      const result = { ...buildResult(attempt.answers), date: attempt.now, attemptID: id };
      return {
        attempt,
        section: buildSection({ version: attempt.version }),
        result: attempt.status === 'submitted' ? result : null,
      };
    },
    get saves() {
      return saves;
    },
  };
}

function refusal(status: number, code: 'not_found' | 'attempt_closed' | 'section_locked'): ApiError {
  return new ApiError({ message: code, status, code, issues: [], retryAfter: null, fromServer: true });
}
