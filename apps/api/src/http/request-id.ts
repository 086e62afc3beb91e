import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/config.ts';
import { createIsProxy } from '../config/trust-proxy.ts';

/** What is looked at of a request. */
interface Arrived {
  readonly headers: IncomingMessage['headers'];
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
}

/** nginx's 32 hexadecimal digits, a UUID, or what else is as long: short enough for every line of the log. */
const FORM = /^[\w-]{16,64}$/;

/**
 * What a request is called in the log and in its answer: as the proxy calls it, so that both logs have one name for it,
 * else by a name of its own. Nobody but a proxy chooses it, or anyone could write lines under another request's name.
 */
export function createRequestId({ trustProxy }: Pick<Config, 'trustProxy'>): (request: Arrived) => string {
  const isProxy = createIsProxy(trustProxy);
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isUsable = typeof given === 'string' && FORM.test(given) && isProxy(socket.remoteAddress, 0);
    return isUsable ? given : randomUUID();
  };
}
