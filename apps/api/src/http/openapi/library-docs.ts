import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { BUILD_COMMAND } from '../../config/commands.ts';
import { APPS } from '../../config/places.ts';

const PREFIX = '/api/docs/domain';
const DIST = path.join(APPS, 'library-docs/dist');

/** Like the web apps' policy, except that the pages' search unpacks its index by a request. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self' data:; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'";

/** The pages of the marking library, as `apps/library-docs` built them into `folder`. */
export const libraryDocsPlugin = fp<{ folder?: string | undefined }>(async (app, { folder = DIST }) => {
  await app.register(
    async (scope) => {
      scope.addHook('onRequest', async (_request, reply) => {
        reply.header('content-security-policy', POLICY);
      });
      if (!existsSync(path.join(folder, 'index.html'))) {
        scope.log.warn(`The library's pages are not built: ${folder} is missing. Run ${BUILD_COMMAND}.`);
        for (const url of ['/', '/*']) scope.get(url, sayNotBuilt);
        return;
      }
      await scope.register(fastifyStatic, { root: folder, prefix: '/', redirect: true, index: 'index.html' });
      // Links are relative, so the address without a slash redirects; the router matches both.
      scope.get('/', (request, reply) =>
        new URL(request.url, 'http://here').pathname.endsWith('/')
          ? reply.sendFile('index.html')
          : reply.redirect(`${PREFIX}/`, 301),
      );
    },
    { prefix: PREFIX },
  );
});

function sayNotBuilt(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.warn(`The library's pages are not built. Run ${BUILD_COMMAND}.`);
  return reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .send(`The library's pages are not built. Run: ${BUILD_COMMAND}\n`);
}
