import multipart from '@fastify/multipart';
import type { RouteContract, RouteKey } from '@bandwise/api-contract/common';
import { allRoutes } from '@bandwise/api-contract/routes';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  onResponseHookHandler,
  RouteOptions,
} from 'fastify';
import type { ReadSource, ReadSources } from '../db/replicas/read-sources.ts';
import { AppError } from '../errors/app-error.ts';
import { Prepared, type Authenticate, type Caller, type Handlers } from './handler.ts';
import { readIdempotencyKey, type IdempotencyKey } from '../platform/idempotency/idempotency-key.ts';
import { addressOf } from './route-address.ts';
import { lowerSkill } from './lower-skill.ts';
import type { ViewerCookie } from '../platform/security/viewer-cookie.ts';
import { createServeFrom, type ServeFrom } from './reading/serve-from.ts';
import { refuseUnstorableText } from './body/refuse-unstorable-text.ts';
import type { SpendQuota } from '../platform/throttle/learner-quotas.ts';
import { ADMIN_BODY_MAX, BODY_MAX } from '../limits.ts';
import type { RefuseWhenFull } from './refuse-when-full.ts';

/** A handler without the types of its contract, which `Handlers` has checked. */
type AnyHandler = (call: {
  params: unknown;
  query: unknown;
  body: unknown;
  caller: Caller | null;
  idempotencyKey: IdempotencyKey | null;
  reads: ReadSource;
  request: FastifyRequest;
  reply: FastifyReply;
}) => Promise<unknown>;

/**
 * Registers exactly the routes of the table. Every call takes the same steps in the same order: authentication,
 * anti-forgery, disk space, the request's schema, the handler, the response's schema.
 */
export function registerRoutes(
  app: FastifyInstance,
  handlers: Handlers,
  given: {
    readonly authenticate: Authenticate;
    readonly reads: ReadSources;
    readonly refuseWhenFull: RefuseWhenFull;
    /** null: learners have no quotas. */
    readonly spendQuota: SpendQuota | null;
    readonly viewerCookie: ViewerCookie;
  },
): void {
  const { reads, ...guards } = given;
  const serveFrom = createServeFrom(reads);
  const uploads: RouteOptions[] = [];
  for (const [key, contract] of Object.entries<RouteContract>(allRoutes)) {
    // Safe: `Handlers` has a handler for each key, and a handler reads only fields that its contract checked.
    const handler = (handlers as unknown as Record<string, AnyHandler | undefined>)[key];
    if (!handler) throw new Error(`No handler for ${key}`);
    // A key of a RouteTable.
    const route = routeFor(app, { key: key as RouteKey, contract, handler, serveFrom, ...guards });
    if (contract.upload) uploads.push(route);
    else app.route(route);
  }
  app.register(async (scope) => {
    // Routes with forms refuse JSON, and other routes refuse forms.
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { limits: { files: 1, fields: 5 }, throwFileSizeLimit: true });
    scope.addHook('onResponse', forgetRest);
    for (const route of uploads) scope.route(route);
  });
}

/** The rest of a refused form is read and discarded, or its connection would wait forever. */
const forgetRest: onResponseHookHandler = (request, _reply, done) => {
  request.raw.unpipe();
  request.raw.resume();
  done();
};

function routeFor(
  app: FastifyInstance,
  given: {
    key: RouteKey;
    contract: RouteContract;
    handler: AnyHandler;
    authenticate: Authenticate;
    refuseWhenFull: RefuseWhenFull;
    spendQuota: SpendQuota | null;
    serveFrom: ServeFrom;
    viewerCookie: ViewerCookie;
  },
): RouteOptions {
  const { key, contract, handler, authenticate, refuseWhenFull, spendQuota, serveFrom, viewerCookie } = given;
  const address = addressOf(key, contract);
  const { method } = address;
  const refuse = refuseWhenFull(method, contract);
  const { quota } = contract;
  const refuseForgery: onRequestHookHandler = (request, reply, done) => app.csrfProtection(request, reply, done);
  return {
    ...address,
    bodyLimit: contract.auth === 'admin' || contract.auth === 'teacher' ? ADMIN_BODY_MAX : BODY_MAX,
    onRequest: [
      async (request, reply) => {
        request.caller = await authenticate(contract.auth, request);
        if (request.caller) viewerCookie.remember(request, reply, request.caller);
      },
      ...(contract.csrf ? [refuseForgery] : []),
      ...(quota === undefined || spendQuota === null
        ? []
        : [async (request: FastifyRequest) => request.caller && spendQuota(quota, request.caller.id)]),
      ...(refuse === null ? [] : [refuse]),
    ],
    preValidation: (request, _reply, done) => {
      lowerSkill(request.params);
      refuseUnstorableText(request);
      done();
    },
    handler: async (request, reply) => {
      const { params, query, body, caller } = request;
      const idempotencyKey = readIdempotencyKey(key, request);
      const serve = (from: ReadSource) =>
        handler({ params, query, body, caller, idempotencyKey, reads: from, request, reply });
      const answer = method === 'GET' ? serveFrom.reading(request, serve) : serveFrom.writing(reply, serve);
      const askAgain = () => authenticate(contract.auth, request, { bypassCache: true });
      return send(reply, contract, await answer.catch(refusedTo(caller, askAgain)));
    },
  };
}

/**
 * A caller deleted or disabled during the call gets that error instead of its consequence, such as a missing row.
 */
function refusedTo(caller: Caller | null, askAgain: () => Promise<unknown>): (refusal: unknown) => Promise<never> {
  return async (refusal) => {
    if (caller !== null)
      await askAgain().catch((error: unknown) => {
        if (error instanceof AppError) throw error;
      });
    throw refusal;
  };
}

function send(reply: FastifyReply, contract: RouteContract, answer: unknown): FastifyReply {
  // A handler may have chosen another success: 304, 206.
  if (reply.statusCode === 200) reply.code(contract.ok.status);
  // Responses are personal or contain keys; a cacheable one sets its own header.
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  if (answer instanceof Prepared) return reply.type(answer.contentType).send(answer.payload);
  if (contract.ok.schema === null) return reply.send();
  // The schema strips other fields; a response that does not match is a 500.
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(contract.ok.schema.parse(answer)));
}
