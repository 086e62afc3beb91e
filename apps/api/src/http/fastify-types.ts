import type { RouteContract, RouteKey } from '@bandwise/api-contract/common';
import type { Caller } from './handler.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the route's first step; null for a guest, and where identity is not looked at. */
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    /** The line of the table that this route is; none for the web apps' files. */
    contract?: RouteContract;
    /** Its key. */
    key?: RouteKey;
  }
}
