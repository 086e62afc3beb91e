import { ApiError } from '@bandwise/api-contract/client';
import { failure, json, type Call } from '../../../testing/fake-api.ts';
import type { Edits } from '../../../shared/attempt-drafts/answer-copy.ts';
import { modelAttempts, type ModelAttempts } from './model-attempts.ts';

/** The fake network's answers to the calls of an attempt, from one learner's attempts of this section. `duration`: null for no clock. */
export function answerAttempts(sectionId: string, duration?: number | null) {
  const attempts = modelAttempts(sectionId, () => Date.now(), duration);
  return {
    attempts,
    handlers: {
      'POST /api/attempt': ({ body }: Call) => answer(() => attempts.start(field(body, 'restart') === true)),
      'PATCH /api/attempt/:id': answerAttempts.patch(attempts),
      'GET /api/attempt/:id': ({ id }: Call) => answer(() => attempts.detail(id)),
    },
  };
}

// The changes travel as JSON that the app itself sent.
answerAttempts.patch =
  (attempts: ModelAttempts) =>
  ({ id, body }: Call) =>
    answer(() => attempts.save(id, field(body, 'changes') as Edits));

function answer(act: () => unknown): Response {
  try {
    return json(act());
  } catch (error) {
    if (error instanceof ApiError && error.code) return failure(error.status, error.code, error.message);
    throw error;
  }
}

const field = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Object.entries(body).find(([key]) => key === name)?.[1] : undefined;
