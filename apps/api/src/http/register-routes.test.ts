import { Readable } from 'node:stream';
import { allRoutes } from '@bandwise/api-contract/routes';
import Fastify, { type FastifyReply } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { primaryOnly } from '../db/replicas/read-sources.ts';
import { AppError } from '../errors/app-error.ts';
import { csrfPlugin } from '../platform/security/csrf.ts';
import { everyRoute, NO_SUCH_ID, requestFor } from '../testing/every-route.ts';
import { unusedSource } from '../testing/unused-source.ts';
import { RefusalCounts } from '../platform/log/refusal-counts.ts';
import { createErrorHandler, type OnUndeclared } from './errors/error-handler.ts';
import { Prepared, type Handlers } from './handler.ts';
import { registerRoutes } from './register-routes.ts';
import { createViewerCookie } from '../platform/security/viewer-cookie.ts';
import { viewConstraint } from './view-constraint.ts';

/** The table with some handlers of the test, without authentication. */
async function appWith(handlers: Partial<Handlers>, onUndeclared?: OnUndeclared) {
  const app = Fastify({ routerOptions: { constraints: viewConstraint } });
  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler(createErrorHandler(new RefusalCounts(), onUndeclared));
  app.decorateRequest('caller', null);
  await app.register(csrfPlugin, { config: readConfig({}, '/') });
  registerRoutes(app, handlersWith(handlers), {
    authenticate: () => Promise.resolve(null),
    reads: primaryOnly(unusedSource()),
    refuseWhenFull: () => null,
    spendQuota: null,
    viewerCookie: createViewerCookie('a secret'),
  });
  return app;
}

type AnyHandler = (call: { reply: FastifyReply }) => Promise<Prepared>;

function handlersWith(given: object): Handlers {
  const rest = Object.fromEntries(Object.keys(allRoutes).map((key) => [key, () => Promise.reject(new Error(key))]));
  // One handler for each key, and none is called but the given ones.
  return { ...rest, ...given } as unknown as Handlers;
}

it('does not start without a handler for every line of the table', async () => {
  await expect(appWith({ 'GET /api/health': undefined } as unknown as Partial<Handlers>)).rejects.toThrow(
    'No handler for GET /api/health',
  );
});

it('sends only what the table lists', async () => {
  const leaky = { explanation: 'because', password: 'SENTINEL' };
  const app = await appWith({ 'GET /api/section/:id/explanation': () => Promise.resolve(leaky) });
  const reply = await app.inject('/api/section/7f3c1d1e-8a54-4b6c-9d2f-000000000000/explanation');
  expect(reply.json()).toEqual({ explanation: 'because' });
});

it('does not send what does not fit the table', async () => {
  const wrong = { status: 'SENTINEL' } as unknown as { status: 'ok' };
  const app = await appWith({ 'GET /api/health': () => Promise.resolve(wrong) });
  const reply = await app.inject('/api/health');
  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toEqual({ message: 'Server error', code: 'internal' });
});

it.each([
  ['GET /api/health', 'attempt_closed', 409, true],
  ['GET /api/user', 'forbidden', 403, true],
  ['GET /api/audit', 'forbidden', 403, false],
  ['GET /api/health', 'not_saved', 503, true],
  ['POST /api/attempt', 'not_saved', 503, false],
  ['GET /api/health', 'busy', 503, false],
] as const)('sends what %s is refused with, and tells of %s where the table does not list it', async (...given) => {
  const [key, code, status, isUndeclared] = given;
  const refuse = () => Promise.reject(new AppError(code, 'No.'));
  const told: unknown[] = [];
  const app = await appWith({ [key]: refuse }, (...undeclared) => void told.push(undeclared));
  const reply = await app.inject({
    ...requestFor(key),
    payload: key.startsWith('POST') ? { sectionID: NO_SUCH_ID } : '',
  });
  expect([reply.statusCode, reply.json()]).toEqual([status, { message: 'No.', code }]);
  expect(told).toEqual(isUndeclared ? [[key, code]] : []);
});

it('sends null as the table says', async () => {
  const app = await appWith({ 'GET /api/user/last-result': () => Promise.resolve(null) });
  const last = await app.inject('/api/user/last-result?sectionID=7f3c1d1e-8a54-4b6c-9d2f-000000000000');
  expect([last.statusCode, last.body]).toEqual([200, 'null']);
  expect(last.headers['content-type']).toBe('application/json; charset=utf-8');
});

it('sends a prepared answer as it is', async () => {
  const app = await appWith({
    'GET /api/health': () => Promise.resolve(new Prepared('{"as":"it is"}')),
    'GET /api/media/:id': ({ reply }) => {
      reply.code(206);
      return Promise.resolve(new Prepared(Readable.from(['a', 'b']), 'audio/mpeg'));
    },
  });
  expect((await app.inject('/api/health')).body).toBe('{"as":"it is"}');
  const media = await app.inject('/api/media/7f3c1d1e-8a54-4b6c-9d2f-000000000000');
  expect([media.statusCode, media.headers['content-type'], media.body]).toEqual([206, 'audio/mpeg', 'ab']);
});

it.each(everyRoute)('lets nobody keep the answer of $key, unless its handler says so', async ({ key, contract }) => {
  const answer: AnyHandler = () => Promise.resolve(new Prepared('{}'));
  const kept: AnyHandler = ({ reply }) => {
    reply.header('cache-control', 'private, no-cache');
    return Promise.resolve(new Prepared('{}'));
  };
  const rules = [];
  for (const handler of [answer, kept]) {
    const app = Fastify({ routerOptions: { constraints: viewConstraint } });
    // Input is not validated here.
    app.setValidatorCompiler(() => () => true);
    app.decorateRequest('caller', null);
    app.decorate('csrfProtection', (_request, _reply, done) => done());
    registerRoutes(app, handlersWith({ [key]: handler }), {
      authenticate: () => Promise.resolve(null),
      reads: primaryOnly(unusedSource()),
      refuseWhenFull: () => null,
      spendQuota: null,
      viewerCookie: createViewerCookie('a secret'),
    });
    const reply = await app.inject(requestFor(key));
    expect(reply.statusCode).toBe(contract.ok.status);
    rules.push(reply.headers['cache-control']);
  }
  expect(rules).toEqual(['no-store', 'private, no-cache']);
});

it('reads a skill in any case, and an unknown view as none', async () => {
  const seen: unknown[] = [];
  const note = (name: string) => (call: { params: unknown }) => {
    seen.push([name, call.params]);
    return Promise.resolve(new Prepared('{}'));
  };
  const app = await appWith({
    'GET /api/exam/list/:skill': note('list'),
    'GET /api/section/:id': note('learner'),
    'GET /api/section/:id?view=edit': note('edit'),
  });
  const id = '7f3c1d1e-8a54-4b6c-9d2f-000000000000';
  for (const url of [
    '/api/exam/list/Reading',
    `/api/section/${id}`,
    `/api/section/${id}?view=edit`,
    `/api/section/${id}?view=other`,
    `/api/section/${id}?preview=edit`,
  ])
    await app.inject(url);
  expect(seen).toEqual([
    ['list', { skill: 'reading' }],
    ['learner', { id }],
    ['edit', { id }],
    ['learner', { id }],
    ['learner', { id }],
  ]);
});
