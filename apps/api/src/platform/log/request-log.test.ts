import Fastify, { type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { expect, it } from 'vitest';
import { logOptions } from './log.ts';
import { createRequestLog } from './request-log.ts';

type Level = Parameters<typeof logOptions>[0]['logLevel'];

/** The log lines of one request, without times and the process. */
async function linesOf(level: Level, answer: (request: FastifyRequest) => void, factory = createRequestLog) {
  const lines: string[] = [];
  const logger = logOptions({ logLevel: level }, { write: (line) => void lines.push(line) });
  const options: FastifyServerOptions = { logger, genReqId: () => 'the-only-one', childLoggerFactory: factory };
  const app = Fastify(options);
  app.get('/', (request, reply) => {
    answer(request);
    reply.send({});
  });
  await app.inject({ url: '/', remoteAddress: '192.0.2.1' });
  const changing = new Set(['time', 'pid', 'hostname', 'responseTime']);
  return lines.map((line): unknown =>
    JSON.parse(line, (key, value: unknown) => (changing.has(key) ? undefined : value)),
  );
}

const atEveryLevel = (request: FastifyRequest) => {
  for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const)
    request.log[level]({ token: 'SENTINEL' }, `at ${level}`);
  request.log.child({ job: 7 }).warn('of a child');
};

it.each(['trace', 'info', 'warn', 'fatal', 'silent'] as const)(
  "writes at %s what pino's own child would",
  async (level) => {
    const written = await linesOf(level, atEveryLevel);
    expect(written).toEqual(
      await linesOf(level, atEveryLevel, (server, bindings, options) => server.child(bindings, options)),
    );
    expect(JSON.stringify(written)).not.toContain('SENTINEL');
  },
);

it('names the request in its first line, though those before were not written', async () => {
  const written = await linesOf('warn', ({ log }) => log.warn('first'));
  expect(written).toEqual([{ level: 40, reqId: 'the-only-one', msg: 'first' }]);
});

it('can be made more talkative for one request', async () => {
  const written = await linesOf('error', ({ log }) => {
    expect(log.level).toBe('error');
    log.info('not yet');
    log.level = 'info';
    log.info('now');
  });
  expect(written).toContainEqual({ level: 30, reqId: 'the-only-one', msg: 'now' });
  expect(JSON.stringify(written)).not.toContain('not yet');
});

it('makes a logger for a request only once it writes a line', async () => {
  let made = 0;
  const counting: typeof createRequestLog = function count(server, bindings, options) {
    const counted = Object.create(server, {
      child: {
        value: (...given: Parameters<typeof server.child>) => {
          made += 1;
          return server.child(...given);
        },
      },
    }) as typeof server;
    return createRequestLog.call(this, counted, bindings, options, undefined as never);
  };
  await linesOf('warn', () => undefined, counting);
  expect(made).toBe(0);
  await linesOf('warn', ({ log }) => [log.warn('one'), log.error('two')], counting);
  expect(made).toBe(1);
});
