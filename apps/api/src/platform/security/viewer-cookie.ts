import { Signer } from '@fastify/cookie';
import type { Role } from '@bandwise/api-contract/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie for each role: both apps may be open in one browser. The one that opens the most comes first. */
const ROLES = ['admin', 'teacher', 'learner'] as const satisfies readonly Role[];
const nameOf = (role: Role) => `viewer_${role}`;

/**
 * Identifies the browser's session by a cookie for elements that send no bearer token: pictures and recordings. The cookie contains the
 * signed hash of the token. It authorises no other call, because those need the token itself.
 */
export interface ViewerCookie {
  /** Sets the cookie unless the browser has it. `tokenHash`: in base64, as `Caller` has it. */
  remember(
    request: FastifyRequest,
    reply: FastifyReply,
    session: { readonly role: Role; readonly tokenHash: string },
  ): void;
  /** The token hashes in the request's valid cookies. */
  tokenHashes(request: FastifyRequest): readonly string[];
}

export function createViewerCookie(secret: string): ViewerCookie {
  const signer = new Signer(JSON.stringify(['viewer', secret]));
  return {
    remember(request, reply, { role, tokenHash }) {
      if (request.cookies[nameOf(role)]?.startsWith(`${tokenHash}.`)) return;
      reply.setCookie(nameOf(role), signer.sign(tokenHash), {
        path: '/api',
        sameSite: 'lax',
        secure: 'auto',
        httpOnly: true,
      });
    },

    tokenHashes(request) {
      return ROLES.flatMap((role) => {
        const { valid, value } = signer.unsign(request.cookies[nameOf(role)] ?? '');
        return valid && value !== null ? [value] : [];
      });
    },
  };
}
