import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import type { EncodedBody, Encoding } from '../platform/compression/encoded-body.ts';
import { Prepared } from './handler.ts';

const encodings = new Negotiator<Encoding>({ supportedValues: ['br', 'gzip'] });

/** Smaller bodies fit into one packet anyway. */
const WORTH_COMPRESSING = 1024;

/** The form of a cached body: encoded, plain, or 304 if the client has it. */
type Form = Encoding | 'identity' | 'unchanged';

/** Sends a cached body in the form that the client accepts. */
export async function sendBody(request: FastifyRequest, reply: FastifyReply, body: EncodedBody): Promise<Prepared> {
  // The response depends on the caller, so caches may not share it and must revalidate it.
  reply.header('cache-control', 'private, no-cache').header('etag', body.etag);
  const others = reply.getHeader('vary');
  reply.header('vary', `${others ? `${String(others)}, ` : ''}accept-encoding, authorization, x-section-grant`);
  const form = formFor(request, body);
  const encoding = encodingOf(form);
  if (form === 'unchanged') reply.code(304);
  if (encoding) reply.header('content-encoding', encoding);
  return new Prepared(await payloadIn(form, body));
}

/** 304 if the client has the body, else the encoding that it prefers. */
function formFor({ headers }: FastifyRequest, body: EncodedBody): Form {
  if (fresh(headers, { etag: body.etag })) return 'unchanged';
  if (body.identity.length < WORTH_COMPRESSING) return 'identity';
  return encodings.negotiate((headers['accept-encoding'] ?? '').toLowerCase()) ?? 'identity';
}

function encodingOf(form: Form): Encoding | undefined {
  return form === 'identity' || form === 'unchanged' ? undefined : form;
}

async function payloadIn(form: Form, body: EncodedBody): Promise<Buffer | string> {
  if (form === 'unchanged') return '';
  return form === 'identity' ? body.identity : body.encoded(form);
}
