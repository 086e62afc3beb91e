import { readRouteKey, type RouteContract, type RouteKey } from '@bandwise/api-contract/common';
import { allRoutes } from '@bandwise/api-contract/routes';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

export interface TableLine {
  readonly key: RouteKey;
  readonly contract: RouteContract;
}

// The table's own keys.
export const everyRoute: readonly TableLine[] = Object.entries<RouteContract>(allRoutes).map(([key, contract]) => ({
  key: key as RouteKey,
  contract,
}));

export const NO_SUCH_ID = '7f3c1d1e-8a54-4b6c-9d2f-000000000000';

/** A request for a line of the table, with an address that fits it. */
export function requestFor(
  key: RouteKey,
  given: { token?: string | undefined; headers?: Record<string, string>; query?: Record<string, string> } = {},
): InjectOptions & { url: string } {
  const { method, path, view } = readRouteKey(key);
  const url = path.replace(/:(skill|type)/, 'reading').replace(/:\w+/g, NO_SUCH_ID);
  return {
    method,
    url,
    query: { ...(view === null ? {} : { view }), ...given.query },
    headers: { ...(given.token === undefined ? {} : { authorization: `Bearer ${given.token}` }), ...given.headers },
  };
}

/** The cookies and the header that a browser would send after fetching the anti-forgery cookie. */
export async function antiForgery(app: FastifyInstance): Promise<{ cookie: string; 'x-xsrf-token': string }> {
  const reply = await app.inject({ method: 'GET', url: '/sanctum/csrf-cookie' });
  const value = reply.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  return {
    cookie: reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    'x-xsrf-token': value,
  };
}

/** The code of a refusal; undefined for a file. */
export function codeOf(reply: LightMyRequestResponse): unknown {
  if (!String(reply.headers['content-type']).includes('json')) return undefined;
  const body: unknown = reply.json();
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
}
