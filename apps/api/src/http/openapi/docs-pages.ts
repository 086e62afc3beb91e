import type { RouteContract, RouteKey } from '@bandwise/api-contract/common';
import { allRoutes } from '@bandwise/api-contract/routes';
import swagger from '@fastify/swagger';
import scalar from '@scalar/fastify-api-reference';
import Fastify, { type FastifyInstance } from 'fastify';
import { jsonSchemaTransformObject, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from '../../config/config.ts';
import { answerNotFound } from '../errors/not-found.ts';
import { addressOf } from '../route-address.ts';
import { ROUTER_OPTIONS } from '../router-options.ts';
import { compressionPlugin } from '../../platform/compression/compression.ts';
import { describeRoute } from './describe-route.ts';

/** The page loads nothing from other servers, but has an inline script. */
const PAGE_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
  "font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; object-src 'none'; base-uri 'self'; frame-ancestors 'none'";

/** The OpenAPI document, made from the table of routes, and a page that shows it: a server that answers only these. */
export async function openDocsPages({ brand }: Pick<Config, 'brand'>): Promise<FastifyInstance> {
  const app = Fastify({ routerOptions: ROUTER_OPTIONS });
  app.setValidatorCompiler(validatorCompiler);
  app.setNotFoundHandler(answerNotFound);
  await app.register(compressionPlugin);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${brand} API`,
        version: '1',
        description:
          'Calls of the learner app and the console. Every error is `{message, code, issues?}`: the message is for ' +
          'people, the code for programs. The marking library and its rules: [its own pages](/api/docs/domain/).',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: describeRoute,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(scalar, {
    routePrefix: '/api/docs',
    // Disables features that send typed text to other servers.
    configuration: {
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
    },
    hooks: {
      onRequest: (_request, reply, done) => {
        reply.header('content-security-policy', PAGE_POLICY);
        done();
      },
    },
  });
  // Registered for the description only: no request reaches these handlers.
  for (const [key, contract] of Object.entries<RouteContract>(allRoutes))
    app.route({ ...addressOf(key as RouteKey, contract), handler: answerNotFound }); // the table's own keys
  await app.ready();
  return app;
}
