import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import type { EncodedBody, Encoding } from '../platform/compression/encoded-body.ts';
import { Prepared } from './handler.ts';

const encodings = new Negotiator<Encoding>({ supportedValues: ['br', 'gzip'] });

/** Below this a packet is a packet. */
const WORTH_COMPRESSING = 1024;

/** Answers with a kept body, in the best encoding the caller takes, or with 304 if they have it already. */
export async function sendBody(request: FastifyRequest, reply: FastifyReply, body: EncodedBody): Promise<Prepared> {
  // What is answered depends on who asks, so no cache may share it, and it is asked for again each time.
  reply.header('cache-control', 'private, no-cache').header('etag', body.etag);
  const others = reply.getHeader('vary');
  reply.header('vary', `${others ? `${String(others)}, ` : ''}accept-encoding, authorization, x-section-grant`);
  if (fresh(request.headers, { etag: body.etag })) {
    reply.code(304);
    return new Prepared('');
  }
  const encoding = body.identity.length < WORTH_COMPRESSING ? null : pick(request.headers['accept-encoding']);
  if (!encoding) return new Prepared(body.identity);
  reply.header('content-encoding', encoding);
  return new Prepared(await body.encoded(encoding));
}

/** What a caller takes of the two, by its own preference; null: neither. */
function pick(header: string | string[] | undefined): Encoding | null {
  return encodings.negotiate(String(header ?? '').toLowerCase());
}
