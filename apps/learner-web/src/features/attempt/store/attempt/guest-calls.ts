import { ApiError, type Client, type LearnerRoutes } from '@bandwise/api-contract/client';
import type { AnswersBody, MarkedBody } from '@bandwise/api-contract/learner';
import type { GrantStore } from '../../../../shared/services/grant-store.ts';

/** Stores the token and the answers of an attempt with their marks. @returns the id of its review; null: it was not stored. */
export type OnGuestMarked = (
  sent: { readonly attempt: string; readonly answers: AnswersBody },
  result: MarkedBody,
) => Promise<string | null>;

/** Marks, and the id of their review in this browser. */
interface ReviewedBody extends MarkedBody {
  readonly reviewID?: string;
}

export interface GuestCalls {
  readonly begin: () => void;
  readonly mark: (answers: AnswersBody) => Promise<ReviewedBody>;
}

/** A guest's attempt at one section. The server marks it once, with the token that starting it answered. */
export function createGuestCalls(
  { api, grants }: { readonly api: Client<LearnerRoutes>; readonly grants: GrantStore },
  sectionId: string,
  onMarked: OnGuestMarked,
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

  async function markOnce(answers: AnswersBody): Promise<ReviewedBody> {
    const body = { answers, attempt: await start() };
    const result = await api.call('POST /api/section/:id/mark', { params, body }, granted());
    const reviewID = await onMarked(body, result);
    return reviewID === null ? result : { ...result, reviewID };
  }

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
