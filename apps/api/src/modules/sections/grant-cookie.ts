import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'section_grants';
/** The most grants: about two kilobytes. A learner who unlocks more tests in one day must unlock the first again. */
const MAX = 12;
/** Separates grants, which do not contain it. */
const BETWEEN = ' ';

/** Adds a valid grant to a cookie, because elements that load pictures and recordings send no header. */
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

/** The grants in the cookie, unverified. */
export function grantsInCookie(request: FastifyRequest): readonly string[] {
  return (request.cookies[COOKIE] ?? '').split(BETWEEN).filter(Boolean).slice(0, MAX);
}
