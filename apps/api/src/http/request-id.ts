import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/config.ts';
import { createIsProxy } from '../config/trust-proxy.ts';

/** The used parts of a request. */
interface Arrived {
  readonly headers: IncomingMessage['headers'];
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
}

/** nginx's 32 hexadecimal digits, a UUID, or a similar id: short enough for every log line. */
const FORM = /^[\w-]{16,64}$/;

/**
 * The id of a request in the log and in its response: the proxy's id, so that both logs share it, else a new one. Only a trusted proxy may
 * choose it, or any client could log lines under another request's id.
 */
export function createRequestId({ trustProxy }: Pick<Config, 'trustProxy'>): (request: Arrived) => string {
  const isProxy = createIsProxy(trustProxy);
  return ({ headers, socket }) => {
    const headerId = headers['x-request-id'];
    const isUsable = typeof headerId === 'string' && FORM.test(headerId) && isProxy(socket.remoteAddress, 0);
    return isUsable ? headerId : randomUUID();
  };
}
