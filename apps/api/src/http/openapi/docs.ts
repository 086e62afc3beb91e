import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.ts';

/** The API's own documentation. Loaded at the first visit, because it is a sixth of the process's code. */
export const docsPlugin = fp<{ config: Config }>(async (app, { config }) => {
  let opened: Promise<FastifyInstance> | null = null;

  async function open(): Promise<FastifyInstance> {
    try {
      const { openDocsPages } = await import('./docs-pages.ts');
      return await openDocsPages(config);
    } catch (error) {
      opened = null;
      throw error;
    }
  }

  const show: RouteHandlerMethod = async (request, reply) => {
    opened ??= open();
    const pages = await opened;
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    pages.routing(request.raw, reply.raw);
  };
  for (const url of ['/api/docs', '/api/docs/*']) app.get(url, show);
});
