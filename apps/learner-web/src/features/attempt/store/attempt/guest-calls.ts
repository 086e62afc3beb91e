import { ApiError, type Client, type LearnerRoutes } from '@bandwise/api-contract/client';
import type { AnswersBody, MarkedBody } from '@bandwise/api-contract/learner';
import type { GrantStore } from '../../../../shared/services/grant-store.ts';

export interface GuestCalls {
  readonly begin: () => void;
  readonly mark: (answers: AnswersBody) => Promise<MarkedBody>;
}

/** A guest's attempt at one section. The server marks it once, with the token that starting it answered. */
export function createGuestCalls(
  { api, grants }: { readonly api: Client<LearnerRoutes>; readonly grants: GrantStore },
  sectionId: string,
): GuestCalls {
  const params = { id: sectionId };
  const granted = () => ({ headers: grants.headers(sectionId) });
  let started: Promise<string> | null = null;

  function start(): Promise<string> {
    started ??= api
      .call('POST /api/section/:id/start', { params }, granted())
      .then(({ attempt }) => attempt)
      .catch((error: unknown) => {
        started = null;
        throw error;
      });
    return started;
  }

  const markOnce = async (answers: AnswersBody) =>
    api.call('POST /api/section/:id/mark', { params, body: { answers, attempt: await start() } }, granted());

  return {
    begin: () => void start().catch(() => {}),
    async mark(answers) {
      try {
        return await markOnce(answers);
      } catch (error) {
        if (!isNotStarted(error)) throw error;
        // The page was open for longer than the token is valid.
        started = null;
        return markOnce(answers);
      }
    },
  };
}

export const isNotStarted = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_started';
