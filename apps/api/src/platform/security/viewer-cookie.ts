import { Signer } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Role = 'learner' | 'admin';

/** A cookie for each role: both apps may be open in one browser. An administrator's comes first, because it opens more. */
const ROLES = ['admin', 'learner'] as const satisfies readonly Role[];
const nameOf = (role: Role) => `viewer_${role}`;

/**
 * Names the session of a browser in a cookie, for the elements that send no bearer token: pictures and recordings. The cookie has
 * the hash of the token, signed. It opens no other call, because a call takes the token itself.
 */
export interface ViewerCookie {
  /** Sets the cookie unless the browser has it. `tokenHash`: in base64, as `Caller` has it. */
  remember(
    request: FastifyRequest,
    reply: FastifyReply,
    session: { readonly role: Role; readonly tokenHash: string },
  ): void;
  /** The hashes of the tokens whose cookies came with the request and are signed by this deployment. */
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
