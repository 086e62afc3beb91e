import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'written';
/** Many times as long as a replica that is read may be behind. */
const SECONDS = 30;
/** A position beyond every future write: a caller with it reads from the primary. */
const UNKNOWN = 2n ** 63n - 1n;
const POSITION = /^\d{1,19}$/;

/** How far the primary had written when this browser last changed something; 0: it has not lately. */
export function readMark(request: FastifyRequest): bigint {
  const text = request.cookies[COOKIE];
  if (text === undefined) return 0n;
  return POSITION.test(text) ? BigInt(text) : UNKNOWN;
}

/** null: it is not known. */
export function setMark(reply: FastifyReply, position: bigint | null): void {
  reply.setCookie(COOKIE, String(position ?? UNKNOWN), {
    path: '/',
    sameSite: 'lax',
    secure: 'auto',
    httpOnly: true,
    maxAge: SECONDS,
  });
}
