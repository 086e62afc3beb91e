import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createWorkPool, READING_LIMIT } from '../../platform/background-work/work-pool.ts';
import { AppError } from '../../errors/app-error.ts';
import { BODY_PARSED_HERE_MAX } from '../../limits.ts';
import { parseJson, type ParsedJson } from './json.worker.ts';
import type * as worker from './json.worker.ts';
import { nestedTooDeeply } from './refuse-unstorable-text.ts';

const parsing = createWorkPool<typeof worker>({
  file: new URL('json.worker.ts', import.meta.url),
  limit: READING_LIMIT,
  waitingMax: 16,
  busy: 'The server is saving many large requests at the moment.',
});

/** Bodies are JSON. An empty body counts as absent, because many clients send a content type without a body. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => {
      if (body.length === 0) return undefined;
      return valueOf(body.length > BODY_PARSED_HERE_MAX ? await parseOffLoop(body) : parseJson(body));
    },
  );
}

async function parseOffLoop(body: Buffer): Promise<ParsedJson> {
  const parsed = await parsing.run('parseJson', body);
  // Receiving the result has blocked the event loop already, so the request continues in the next turn.
  await nextTurn();
  return parsed;
}

function valueOf(parsed: ParsedJson): unknown {
  if (parsed.ok) return parsed.value;
  if (parsed.why === 'too_deep') throw nestedTooDeeply();
  throw parsed.why === 'syntax'
    ? new AppError('bad_request', 'The request is not valid JSON.')
    : new AppError('payload_too_large', 'The request contains too many values.');
}
