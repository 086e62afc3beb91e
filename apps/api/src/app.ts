import './http/fastify-types.ts';
import { issueWords } from '@bandwise/api-contract/common';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createIsProxy, TRUSTS_ANYONE } from './config/trust-proxy.ts';
import { SIGN_UP_NEEDS_MAIL } from './modules/account/account.ts';
import type { Deps } from './deps.ts';
import { createHandlers, createParts, type Parts } from './handlers.ts';
import { createAuthenticate } from './modules/account/authenticate.ts';
import { createAnswerBrokenRequest } from './http/connections/answer-broken-request.ts';
import { CONNECTION_TIMES, type ConnectionTimes } from './http/connections/connection-times.ts';
import { createErrorHandler, type OnUndeclared } from './http/errors/error-handler.ts';
import { readJsonBodies } from './http/body/json-parser.ts';
import { BODY_MAX, CONNECTIONS_PER_ADDRESS } from './limits.ts';
import { limitConnections } from './http/connections/limit-connections.ts';
import { answerNotFound } from './http/errors/not-found.ts';
import { refuseEncodedBodies } from './http/body/refuse-encoded-body.ts';
import { createRefuseWhenFull } from './http/refuse-when-full.ts';
import { registerRoutes } from './http/register-routes.ts';
import { createRequestId } from './http/request-id.ts';
import { ROUTER_OPTIONS } from './http/router-options.ts';
import { closingPlugin } from './http/connections/closing.ts';
import { compressionPlugin } from './platform/compression/compression.ts';
import { corsPlugin } from './platform/security/cors.ts';
import { csrfPlugin } from './platform/security/csrf.ts';
import { docsPlugin } from './http/openapi/docs.ts';
import { libraryDocsPlugin } from './http/openapi/library-docs.ts';
import { logOptions, type LogStream } from './platform/log/log.ts';
import { RefusalCounts, RequestLines } from './platform/log/refusal-counts.ts';
import { createRequestLog } from './platform/log/request-log.ts';
import { metricsPage } from './platform/metrics/metrics-page.ts';
import { securityHeadersPlugin } from './platform/security/security-headers.ts';
import { createLearnerQuotas, LEARNER_QUOTAS } from './platform/throttle/learner-quotas.ts';
import { createViewerCookie } from './platform/security/viewer-cookie.ts';
import { webAppsPlugin, type WebApp } from './platform/web-apps/web-apps.ts';

export interface AppOptions {
  /** The parts that the process shares with the app; by default new ones. */
  readonly parts?: Parts;
  /** The output of the log; by default that of the process. */
  readonly logStream?: LogStream;
  /** The OpenAPI page. */
  readonly docs?: boolean;
  /** The folder of the marking library's built pages; by default beside this app. */
  readonly libraryDocs?: string;
  /** The folders of the built web apps; by default beside this app. */
  readonly webApps?: readonly WebApp[];
  /** Time limits of connections; the product's by default. */
  readonly times?: Partial<ConnectionTimes>;
  /** Open connections of one address; by default the product's limit, and none in a load test. */
  readonly connectionsPerAddress?: number;
  /** The quotas of each learner; by default the product's, and none in a load test. */
  readonly quotas?: Parameters<typeof createLearnerQuotas>[0];
  /** Called for every registered route. */
  readonly onRoute?: (route: RouteOptions) => void;
  /** Called for every error code that the route's contract does not list. */
  readonly onUndeclared?: OnUndeclared;
}

/** Builds the server, not yet listening. The caller closes `deps`. */
export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = deps;
  const parts = options.parts ?? createParts(deps);
  const times = { ...CONNECTION_TIMES, ...options.times };
  const refusals = new RefusalCounts();
  const handleError = createErrorHandler(refusals, options.onUndeclared);
  const app = Fastify({
    logger: logOptions(config, options.logStream),
    trustProxy: config.trustProxy === false ? false : createIsProxy(config.trustProxy),
    genReqId: createRequestId(config),
    childLoggerFactory: createRequestLog,
    logController: new RequestLines(refusals),
    bodyLimit: BODY_MAX,
    http: { headersTimeout: times.head, connectionsCheckingInterval: times.check },
    requestTimeout: times.request,
    connectionTimeout: times.silence,
    keepAliveTimeout: times.pause,
    // Requests on connections that are open at shutdown are still served.
    return503OnClosing: false,
    // Errors before routing: an address that can't be decoded, a malformed request.
    frameworkErrors: handleError,
    clientErrorHandler: createAnswerBrokenRequest(times.farewell),
    routerOptions: ROUTER_OPTIONS,
  });
  z.config({ customError: (issue) => issueWords(issue) });
  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler(handleError);
  app.decorateRequest('caller', null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onClose', () => deps.background.idle());
  app.addHook('onClose', async () => refusals.write());
  deps.background.onFailure = (error) => app.log.error({ err: error }, 'A background task failed');
  deps.reads.onReplica((replica, reason) => {
    if (reason === null) app.log.info(`DATABASE_REPLICA_URLS: reading from ${replica}`);
    else app.log.warn(`DATABASE_REPLICA_URLS: not reading from ${replica}: ${reason}`);
  });
  deps.storage.onChange = (trouble) => {
    if (trouble === null) app.log.warn('DATA_DIR: the disk has enough free space again');
    else app.log.error(`DATA_DIR: nothing can be stored in ${config.dataDir}. ${trouble}`);
  };
  // With a database server, a full disk only refuses uploads, so the process stays ready.
  if (config.databaseUrl === null) deps.readiness.add('disk', () => deps.storage.trouble());
  if (options.onRoute) app.addHook('onRoute', options.onRoute);
  const connectionsMax = options.connectionsPerAddress ?? (config.isLoadTest ? null : CONNECTIONS_PER_ADDRESS);
  // Behind a proxy every connection comes from the proxy, which sets the limit.
  if (connectionsMax !== null && config.trustProxy === false) limitConnections(app, connectionsMax);
  if (config.trustProxy === true) app.log.warn(TRUSTS_ANYONE);
  if (config.registration === 'open' && config.smtpUrl === null) app.log.warn(SIGN_UP_NEEDS_MAIL);
  readJsonBodies(app);
  refuseEncodedBodies(app);

  app.addHook('preClose', async () => deps.readiness.add('process', async () => 'The process is stopping.'));
  await app.register(closingPlugin, { release: config.trustProxy === false ? 0 : times.release });
  await app.register(securityHeadersPlugin);
  await app.register(corsPlugin, { config });
  await app.register(compressionPlugin);
  if (config.metricsToken !== null)
    await app.register(metricsPage, { metrics: deps.metrics, pool: deps.pool, token: config.metricsToken });
  await app.register(csrfPlugin, { config });
  if (options.docs ?? true) {
    await app.register(docsPlugin, { config });
    await app.register(libraryDocsPlugin, { folder: options.libraryDocs });
  }
  for (const prefix of ['/api', '/sanctum'])
    app.register(async (scope) => void scope.setNotFoundHandler(answerNotFound), { prefix });
  const quotas = options.quotas ?? (config.isLoadTest ? null : LEARNER_QUOTAS);
  registerRoutes(app, createHandlers(deps, parts), {
    authenticate: createAuthenticate(deps),
    reads: deps.reads,
    refuseWhenFull: createRefuseWhenFull(deps),
    spendQuota: quotas && createLearnerQuotas(quotas),
    viewerCookie: createViewerCookie(deps.appSecret),
  });
  if (config.serveWeb) await app.register(webAppsPlugin, { webApps: options.webApps, answerNotFound });
  else app.setNotFoundHandler(answerNotFound);
  return app;
}
