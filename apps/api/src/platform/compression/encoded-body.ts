import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Prepared } from '../../http/handler.ts';

type Encoding = 'br' | 'gzip';

const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};

/** Below this a packet is a packet. */
const WORTH_COMPRESSING = 1024;

/** A JSON answer that is sent many times: serialised once, and compressed once for each encoding that is asked for. */
export class EncodedBody {
  readonly identity: Buffer;
  /** Weak: the same for every encoding. */
  readonly etag: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(json: string) {
    this.identity = Buffer.from(json);
    this.etag = `W/"${this.identity.length.toString(36)}-${crc32(this.identity).toString(36)}"`;
  }

  /** Roughly what it occupies, once compressed too. */
  get size(): number {
    return this.identity.length * 1.5;
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const made = compress[encoding](this.identity);
    this.#encoded.set(encoding, made);
    return made;
  }
}

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
