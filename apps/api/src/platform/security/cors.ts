import cors from '@fastify/cors';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.ts';

/** The configured web apps on other origins may call with cookies; all other pages may not. */
export const corsPlugin = fp<{ config: Config }>(async (app, { config }) => {
  const origins = [config.learnerWebUrl, config.adminWebUrl]
    .filter((url) => url !== null)
    .map((url) => new URL(url).origin);
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...new Set(origins)],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['date', 'etag', 'retry-after', 'x-request-id'],
    maxAge: 600,
  });
});
