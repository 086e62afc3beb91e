import { readRouteKey, type RouteContract, type RouteKey } from '@bandwise/api-contract/common';
import type { RouteOptions } from 'fastify';

/** The address of a route from its line of the table. */
export function addressOf(key: RouteKey, contract: RouteContract) {
  const { method, path, view } = readRouteKey(key);
  return {
    method,
    url: path,
    config: { key, contract },
    ...(view === null ? {} : { constraints: { view } }),
    schema: {
      ...(contract.params ? { params: contract.params } : {}),
      ...(contract.query ? { querystring: contract.query } : {}),
      ...(contract.body ? { body: contract.body } : {}),
    },
  } satisfies Partial<RouteOptions>;
}
