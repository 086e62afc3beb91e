import type { FastifyInstance } from 'fastify';

/** JSON is the one kind of body. An empty one counts as none: many clients name a type and send nothing. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    // `parseAs` has made it a string.
    else void parse(request, body as string, done);
  });
}
