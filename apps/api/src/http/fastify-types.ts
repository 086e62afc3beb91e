import type { RouteContract, RouteKey } from '@bandwise/api-contract/common';
import type { Caller } from './handler.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by authentication; null for a guest and on routes without authentication. */
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    /** The route's contract; absent for the web apps' files. */
    contract?: RouteContract;
    key?: RouteKey;
  }
}
