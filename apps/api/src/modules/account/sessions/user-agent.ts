import { parse } from 'bowser';
import type { FastifyRequest } from 'fastify';

const MAX = 300;

/** The `User-Agent` header, cut to the column's length; null without one. */
export function userAgentOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  const text = (request.headers['user-agent'] ?? '').replace(/\p{C}/gu, '').trim();
  return text.slice(0, MAX) || null;
}

export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

export function deviceOf(userAgent: string | null): Device {
  if (userAgent === null) return { browser: null, system: null };
  const { browser, os } = parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}
