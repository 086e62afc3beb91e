import { answerCalls, json, type FakeApi, type Handler } from '@bandwise/ui/testing/fake-api.ts';

export { failure, json, offline, type Call, type FakeApi } from '@bandwise/ui/testing/fake-api.ts';

/** Answers the app's requests; what every screen asks for is answered without a handler. */
export function fakeApi(handlers: Readonly<Record<string, Handler>> = {}): FakeApi {
  return answerCalls({ ...DEFAULTS, ...handlers });
}

const DEFAULTS: Readonly<Record<string, Handler>> = {
  'GET /api/config': () =>
    json({
      brand: 'Bandwise',
      guestPractice: true,
      registration: 'admin',
      learnerWebUrl: '/',
      adminWebUrl: '/admin',
      markingProfile: 'spec',
    }),
  'GET /sanctum/csrf-cookie': () => new Response(null, { status: 204 }),
  'GET /api/user': () => json(LEARNER),
  'POST /api/logout': () => json({ message: 'Logout successful.' }),
};

export const LEARNER = {
  id: '00000000-0000-4000-8000-00000000000a',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  role: 'learner',
} as const;
