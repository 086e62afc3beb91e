import fp from 'fastify-plugin';

/** The web apps' policy: no script but our own files, no plug-in, no framing. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "script-src-attr 'none'",
  // Components set inline styles, and the theme is a style element.
  "style-src 'self' 'unsafe-inline'",
  // An administrator may enter the address of a picture or a sound anywhere; the referrer policy tells them nothing.
  "img-src 'self' data: blob: https:",
  "media-src 'self' data: blob: https:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  // Without `upgrade-insecure-requests`: it would break a deployment on plain http.
];

/**
 * The headers that helmet sets, written out: it derives them anew for every request, which took an eighth of the time
 * of a read.
 */
const SECURITY_HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY.join(';'),
  'cross-origin-opener-policy': 'same-origin',
  // Web apps on a sibling host show uploaded pictures and play uploaded sounds.
  'cross-origin-resource-policy': 'same-site',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

export const securityHeadersPlugin = fp(async (app) => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(SECURITY_HEADERS);
    done();
  });
});
