import { readRouteKey, type RouteKey } from '@bandwise/api-contract/common';
import { allRoutes } from '@bandwise/api-contract/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { sendError } from './error-handler.ts';

interface Known {
  readonly method: string;
  readonly pattern: RegExp;
}

const routes: readonly Known[] = Object.keys(allRoutes).map((key) => {
  const { method, path } = readRouteKey(key as RouteKey); // the table's own keys
  return { method, pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`) };
});

/** 404 for an unknown address, 405 for a known one under another method. */
export async function answerNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const path = request.url.split('?', 1)[0] ?? '';
  const methods = new Set(routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method));
  if (methods.size === 0) return sendError(reply, new AppError('not_found', 'Not found.'));
  reply.header('allow', [...methods].join(', '));
  return sendError(reply, new AppError('method_not_allowed', 'This method is not allowed here.'));
}
