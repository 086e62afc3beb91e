import type { Client, LearnerRoutes } from '@bandwise/api-contract/client';
import type { AttemptBody, AttemptDetail } from '@bandwise/api-contract/learner';
import type { GrantStore } from '../../../shared/section-lock/grant-store.ts';
import type { Edits } from './answer-copy.ts';
import { changesBody } from './answers-body.ts';

/** The calls of an attempt of one section. */
export interface AttemptServer {
  /** Begins an attempt or resumes the one in progress; `restart` discards that one first. */
  start(restart: boolean): Promise<AttemptBody>;
  /** `leaving`: the request outlives the page. */
  save(id: string, edits: Edits, leaving: boolean): Promise<AttemptBody>;
  read(id: string): Promise<AttemptDetail>;
}

interface AttemptServices {
  readonly api: Client<LearnerRoutes>;
  readonly grants: GrantStore;
}

export function attemptServer({ api, grants }: AttemptServices, sectionId: string): AttemptServer {
  return {
    start: (restart) =>
      api.call(
        'POST /api/attempt',
        { body: { sectionID: sectionId, ...(restart ? { restart } : {}) } },
        { headers: grants.headers(sectionId) },
      ),
    save: (id, edits, leaving) =>
      api.call(
        'PATCH /api/attempt/:id',
        { params: { id }, body: { changes: changesBody(edits) } },
        { keepalive: leaving },
      ),
    read: (id) => api.call('GET /api/attempt/:id', { params: { id } }),
  };
}
