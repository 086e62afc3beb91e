import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import fp from 'fastify-plugin';
import helmet from 'helmet';

/** The web apps' policy: no script but our own files, no plug-in, no framing. */
const CONTENT_SECURITY_POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  // Components set inline styles, and the theme is a style element.
  'style-src': ["'self'", "'unsafe-inline'"],
  // Pictures are stored as media; one at another address is copied or not shown (docs/decisions/036-pictures.md).
  'img-src': ["'self'", 'data:', 'blob:'],
  // Recordings may be at any address; the referrer policy reveals nothing to it. A page over https loads http media by https or not at all.
  'media-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

const setHeaders = helmet({
  // Not with helmet's defaults: `upgrade-insecure-requests` would break a deployment on plain http.
  contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
  // Web apps on a sibling host show uploaded pictures and play uploaded sounds.
  crossOriginResourcePolicy: { policy: 'same-site' },
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'same-origin' },
});

/** helmet's headers are constant; computing them for each response took an eighth of the time of a read. */
function securityHeaders(): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, (error) => {
    if (error) throw error;
  });
  return { ...response.getHeaders() };
}

export const securityHeadersPlugin = fp(async (app) => {
  const headers = securityHeaders();
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
});
