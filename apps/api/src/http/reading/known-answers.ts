import type { RouteKey } from '@bandwise/api-contract/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EncodedBody } from '../../platform/compression/encoded-body.ts';
import { encodingOf, formFor, payloadIn, type Form } from '../send-body.ts';

/** What everyone is answered who does not say who they are; null: that has to be found out. Its parameters are unchecked. */
type KnownAnswer = (params: Readonly<Record<string, string>>) => EncodedBody | null;
export type KnownAnswers = Readonly<Partial<Record<RouteKey, KnownAnswer>>>;

/** An answer as it left once, past every hook. */
interface Kept {
  readonly status: number;
  /** Names and values in turn: those that every such answer has. */
  readonly headers: readonly string[];
  /** What else of a request the answer depends on: one that has any of it is answered the long way. */
  readonly vary: readonly string[];
  readonly payload: Buffer | string;
}

const OF_ONE_REQUEST = 'x-request-id';
/** What is refused if it comes with a body that is encoded. */
const OF_A_BODY = 'content-encoding';

/**
 * Sends what everyone may know from memory, before anything else is done with a request: what the hooks and the handler have
 * made of it is kept with its header list, for each form, when it is first answered. Whether it still holds is asked each time.
 */
export function sendKnownAnswers(app: FastifyInstance, known: KnownAnswers): void {
  const keptOf = new WeakMap<EncodedBody, Map<Form, Kept>>();

  async function keep(reply: FastifyReply, body: EncodedBody, form: Form): Promise<void> {
    const kept = await answerIn(reply, body, form);
    if (kept === null) return;
    const forms = keptOf.get(body) ?? new Map<Form, Kept>();
    keptOf.set(body, forms.set(form, kept));
  }

  app.addHook('onRequest', (request, reply, done) => {
    const body = knownTo(request, known);
    if (body === null) return done();
    const form = formFor(request, body);
    const kept = keptOf.get(body)?.get(form);
    if (!kept) reply.raw.once('finish', () => void keep(reply, body, form));
    if (!kept || kept.vary.some((name) => name in request.headers)) return done();
    reply.raw.writeHead(kept.status, kept.headers.concat(OF_ONE_REQUEST, request.id)).end(kept.payload);
  });
}

function knownTo(request: FastifyRequest, known: KnownAnswers): EncodedBody | null {
  const { headers, method, params } = request;
  if (method !== 'GET' || headers.authorization !== undefined) return null;
  const { key } = request.routeOptions.config;
  // The router makes texts of them.
  return (key && known[key]?.(params as Record<string, string>)) ?? null;
}

/** null: what was sent was not this, or not what everyone is sent. */
async function answerIn(reply: FastifyReply, body: EncodedBody, form: Form): Promise<Kept | null> {
  const headers = reply.getHeaders();
  const vary = [...String(headers.vary).toLowerCase().split(', '), OF_A_BODY].filter(
    (name) => name !== 'accept-encoding',
  );
  const isThis =
    reply.statusCode === (form === 'unchanged' ? 304 : 200) &&
    headers.etag === body.etag &&
    // A plugin may understand an encoding that the form does not name.
    headers['content-encoding'] === encodingOf(form);
  const isForEveryone = !('set-cookie' in headers) && !vary.some((name) => name in reply.request.headers);
  if (!isThis || !isForEveryone) return null;
  return {
    status: reply.statusCode,
    headers: Object.entries(headers).flatMap(([name, value]) => (name === OF_ONE_REQUEST ? [] : [name, String(value)])),
    vary,
    payload: await payloadIn(form, body),
  };
}
