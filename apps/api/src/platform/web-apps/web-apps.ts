import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BUILD_COMMAND } from '../../config/commands.ts';
import { APPS } from '../../config/places.ts';

export interface WebApp {
  readonly name: string;
  readonly prefix: '/' | '/admin';
  readonly dist: string;
}

const WEB_APPS: readonly WebApp[] = [
  { name: 'learner app', prefix: '/', dist: path.join(APPS, 'learner-web/dist') },
  { name: 'console', prefix: '/admin', dist: path.join(APPS, 'admin-web/dist') },
];

type AnswerNotFound = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

interface WebAppsOptions {
  readonly webApps?: readonly WebApp[] | undefined;
  /** Handles addresses that are no page and no file. */
  readonly answerNotFound: AnswerNotFound;
}

/** Serves the built web apps, each on its own paths; every address that is not a file is the app's to route. */
export const webAppsPlugin = fp<WebAppsOptions>(async (app, { webApps = WEB_APPS, answerNotFound }) => {
  for (const webApp of webApps) {
    // A separate scope for each app, because their not-found handlers differ.
    await app.register(async (scope) => serve(scope, webApp, answerNotFound), {
      prefix: webApp.prefix === '/' ? '' : webApp.prefix,
    });
  }
});

async function serve(scope: FastifyInstance, { name, dist }: WebApp, answerNotFound: AnswerNotFound): Promise<void> {
  if (!existsSync(path.join(dist, 'index.html'))) {
    const why = `The ${name} is not built: ${dist} is missing. Run ${BUILD_COMMAND}.`;
    scope.log.warn(why);
    scope.setNotFoundHandler((request, reply) => {
      if (!isPage(request)) return answerNotFound(request, reply);
      request.log.warn(why);
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send(`The ${name} is not built. Run: ${BUILD_COMMAND}\n`);
    });
    return;
  }
  await scope.register(fastifyStatic, {
    root: dist,
    prefix: '/',
    // Files are listed at the start: other paths never reach the disk.
    wildcard: false,
    preCompressed: true,
    redirect: false,
    cacheControl: false,
    decorateReply: true,
    setHeaders: setCacheHeaders,
  });
  scope.setNotFoundHandler((request, reply) =>
    isPage(request) ? reply.sendFile('index.html') : answerNotFound(request, reply),
  );
}

/** Paths of the API, which are never pages. */
const OF_THE_API = /^\/(?:api|sanctum|metrics)(?:\/|$)/;
/** The last part of a path that names a file. A link whose "?" was encoded on the way has a "=" in its path. */
const FILE_NAME = /\/[^/=]*\.[\da-z]+$/i;

/**
 * Whether a path is a screen of the app. The `Accept` header does not matter: link previews, mail scanners and monitors
 * accept anything, or send no such header.
 */
function isPage({ method, url }: FastifyRequest): boolean {
  const path = decoded(url.split('?', 1)[0] ?? '');
  return (method === 'GET' || method === 'HEAD') && !OF_THE_API.test(path) && !FILE_NAME.test(path);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Built files carry their content's hash in the name; a page names the current ones, so it is revalidated each time. */
function setCacheHeaders(reply: FastifyReply, file: string): void {
  const isHashed = file.includes(`${path.sep}assets${path.sep}`);
  reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}
