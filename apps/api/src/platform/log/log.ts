import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../../config/config.ts';
import { nameSources } from '../../errors/name-sources.ts';

export interface LogStream {
  write(line: string): void;
}

/** Secret headers that a log call might contain; bodies are never logged. */
const SECRETS = ['authorization', 'cookie', 'set-cookie', 'x-section-grant', 'x-xsrf-token'].flatMap((name) => [
  `headers["${name}"]`,
  `req.headers["${name}"]`,
  `res.headers["${name}"]`,
]);
const SECRET_FIELDS = [
  'password',
  'current_password',
  'password_confirmation',
  'password_hash',
  'token',
  'grant',
].flatMap((name) => [name, `*.${name}`]);

export function logOptions(
  config: Pick<Config, 'logLevel'>,
  stream?: LogStream,
): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level: config.logLevel,
    redact: { paths: [...SECRETS, ...SECRET_FIELDS], censor: '[redacted]' },
    serializers: { req: describeRequest, err: describeError },
    ...(stream ? { stream } : {}),
  };
}

/** Without the query: a reset link carries its token there. */
function describeRequest(request: FastifyRequest) {
  return { method: request.method, path: request.url.split('?', 1)[0], remoteAddress: request.ip };
}

/** Listed fields only: the driver's errors carry the failing row in `detail`. */
function describeError(error: Error): { type: string; message: string; stack: string; code?: string; cause?: unknown } {
  return {
    type: error.name,
    message: error.message,
    stack: nameSources(error.stack ?? ''),
    ...('code' in error ? { code: String(error.code) } : {}),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}
