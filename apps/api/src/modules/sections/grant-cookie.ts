import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'section_grants';
/** About two kilobytes. A learner who unlocks more tests in one day opens the first of them again. */
const MAX = 12;
/** No character of a grant. */
const BETWEEN = ' ';

/** Notes a valid grant in a cookie: pictures and recordings of a locked test are requested by elements that send no header. */
export function rememberGrant(request: FastifyRequest, reply: FastifyReply, grant: string): void {
  const present = grantsInCookie(request);
  if (present.includes(grant)) return;
  reply.setCookie(COOKIE, [grant, ...present].slice(0, MAX).join(BETWEEN), {
    path: '/api',
    sameSite: 'lax',
    secure: 'auto',
    httpOnly: true,
  });
}

/** The grants that a browser was given, unchecked. */
export function grantsInCookie(request: FastifyRequest): readonly string[] {
  return (request.cookies[COOKIE] ?? '').split(BETWEEN).filter(Boolean).slice(0, MAX);
}
