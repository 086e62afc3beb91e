import type { AnswersBody, MarkedBody } from '@bandwise/api-contract/learner';
import type { TestClient } from '../test-client.ts';

type Options = Parameters<TestClient['call']>[2];

export const startGuest = async (guest: TestClient, id: string, options: Options = {}): Promise<string> =>
  (await guest.call('POST /api/section/:id/start', { params: { id } }, options)).attempt;

/** Starts a guest's attempt at a section, and submits it. */
export async function markGuest(guest: TestClient, id: string, answers: AnswersBody): Promise<MarkedBody> {
  const attempt = await startGuest(guest, id);
  return guest.call('POST /api/section/:id/mark', { params: { id }, body: { answers, attempt } });
}
