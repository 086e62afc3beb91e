import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'written';
/** Many times the maximum lag of a replica. */
const SECONDS = 30;
/** A position beyond every future write: a caller with it reads from the primary. */
const UNKNOWN = 2n ** 63n - 1n;
const POSITION = /^\d{1,19}$/;

/** The primary's position at this browser's last write; 0 without a recent write. */
export function readMark(request: FastifyRequest): bigint {
  const text = request.cookies[COOKIE];
  if (text === undefined) return 0n;
  return POSITION.test(text) ? BigInt(text) : UNKNOWN;
}

/** null: the position is unknown. */
export function setMark(reply: FastifyReply, position: bigint | null): void {
  reply.setCookie(COOKIE, String(position ?? UNKNOWN), {
    path: '/',
    sameSite: 'lax',
    secure: 'auto',
    httpOnly: true,
    maxAge: SECONDS,
  });
}
