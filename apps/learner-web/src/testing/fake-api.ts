import {
  ADA,
  answerCalls,
  antiForgery,
  json,
  PUBLIC_CONFIG,
  type FakeApi,
  type Handler,
} from '@bandwise/ui/testing/fake-api.ts';

export {
  ANTI_FORGERY,
  failure,
  json,
  jsonAt,
  offline,
  PUBLIC_CONFIG,
  type Call,
  type FakeApi,
  type Handler,
} from '@bandwise/ui/testing/fake-api.ts';

/** Answers the app's requests; what every screen asks for is answered without a handler. */
export function fakeApi(handlers: Readonly<Record<string, Handler>> = {}): FakeApi {
  return answerCalls({ ...DEFAULTS, ...handlers });
}

const DEFAULTS: Readonly<Record<string, Handler>> = {
  'GET /api/config': () => json(PUBLIC_CONFIG),
  'GET /sanctum/csrf-cookie': antiForgery,
  'GET /api/user': () => json(LEARNER),
  'GET /api/attempt': () => json({ attempts: [] }),
  'GET /api/practice': () => json({ due: 0, total: 0, next_due: null, counts: [] }),
  'GET /api/sitting': () => json({ now: 0, sittings: [] }),
  'GET /api/assigned': () => json({ now: '2026-11-28T00:00:00.000Z', assigned: [] }),
  'GET /api/attempt/:id/times': () => json({ questions: [], others: 0 }),
  'POST /api/logout': () => json({ message: 'Logout successful.' }),
};

export const LEARNER = { ...ADA, role: 'learner' } as const;
