import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EncodedBody, Encoding } from '../platform/compression/encoded-body.ts';
import { Prepared } from './handler.ts';

/** Below this a packet is a packet. */
const WORTH_COMPRESSING = 1024;

/** Answers with a kept body, in the best encoding the caller takes, or with 304 if they have it already. */
export async function sendBody(request: FastifyRequest, reply: FastifyReply, body: EncodedBody): Promise<Prepared> {
  // What is answered depends on who asks, so no cache may share it, and it is asked for again each time.
  reply.header('cache-control', 'private, no-cache').header('etag', body.etag);
  const others = reply.getHeader('vary');
  reply.header('vary', `${others ? `${String(others)}, ` : ''}accept-encoding, authorization, x-section-grant`);
  if (knows(request.headers['if-none-match'], body.etag)) {
    reply.code(304);
    return new Prepared('');
  }
  const encoding = body.identity.length < WORTH_COMPRESSING ? null : pick(request.headers['accept-encoding']);
  if (!encoding) return new Prepared(body.identity);
  reply.header('content-encoding', encoding);
  return new Prepared(await body.encoded(encoding));
}

function knows(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const bare = etag.replace('W/', '');
  return header.split(',').some((tag) => tag.trim().replace('W/', '') === bare || tag.trim() === '*');
}

function pick(header: string | string[] | undefined): Encoding | null {
  const parts = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  const taken = new Set(parts.filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part)).map((part) => part.split(';', 1)[0]));
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : null;
}
