import cookie from '@fastify/cookie';
import csrf from '@fastify/csrf-protection';
import fp from 'fastify-plugin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';

const SECRET_COOKIE = '_csrf';

/**
 * Anti-forgery for the calls that take no bearer token: a token derived from a secret cookie is put in the readable
 * XSRF-TOKEN cookie, and must come back in the X-XSRF-TOKEN header.
 */
export const csrfPlugin = fp<{ config: Config }>(async (app, { config }) => {
  await app.register(cookie);
  await app.register(csrf, {
    cookieKey: SECRET_COOKIE,
    cookieOpts: { ...cookieOptions(config), httpOnly: true },
    getToken: (request) => {
      const header = request.headers['x-xsrf-token'];
      return typeof header === 'string' ? header : undefined;
    },
    logLevel: 'debug',
  });
});

/** Sets the readable cookie. @returns its token. */
export function setCsrfCookie(reply: FastifyReply, config: Config): string {
  const token = reply.generateCsrf();
  reply.header('cache-control', 'no-store').setCookie('XSRF-TOKEN', token, cookieOptions(config));
  return token;
}

/**
 * Replaces the secret cookie and the readable one, when a user signs in: a value that an attacker planted before, or that an earlier user
 * saw, becomes invalid.
 */
export function renewCsrf(request: FastifyRequest, reply: FastifyReply, config: Config): void {
  delete request.cookies[SECRET_COOKIE];
  setCsrfCookie(reply, config);
}

function cookieOptions(config: Config) {
  return {
    path: '/',
    sameSite: 'lax',
    // Depends on the request: https directly, or as reported by a trusted proxy.
    secure: 'auto',
    ...(config.cookieDomain ? { domain: config.cookieDomain } : {}),
  } as const;
}
