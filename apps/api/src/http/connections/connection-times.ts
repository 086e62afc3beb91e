import { IDLE_CONNECTION_TIME, REQUEST_HEAD_TIME, REQUEST_TIME, SILENT_CONNECTION_TIME } from '../../limits.ts';

/** Time limits of a connection, in milliseconds. */
export interface ConnectionTimes {
  /** From the start of the connection or request to the end of the request's headers. */
  readonly head: number;
  /** For a whole request: a large upload on a slow line takes minutes. */
  readonly request: number;
  /** The longest silence in both directions, so that a client which does not read is dropped. */
  readonly silence: number;
  /** Between an answer and the next request. */
  readonly pause: number;
  /** To read the refusal of a request that is not HTTP, before the connection is cut. */
  readonly farewell: number;
  /** When the process ends, for a proxy to let go of connections it keeps: longer than it keeps them (deploy/nginx/site.conf). */
  readonly release: number;
  /** The interval of the check of all connections. */
  readonly check: number;
}

export const CONNECTION_TIMES: ConnectionTimes = {
  head: REQUEST_HEAD_TIME,
  request: REQUEST_TIME,
  silence: SILENT_CONNECTION_TIME,
  pause: IDLE_CONNECTION_TIME,
  farewell: 2000,
  release: 3000,
  check: 5000,
};
