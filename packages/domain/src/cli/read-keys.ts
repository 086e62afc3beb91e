import { readFileSync } from 'node:fs';
import { unreadable } from './exit-code.ts';
import { parseJson } from './signature.ts';

const LIMIT = 10_000;
const MAX_BYTES = 1024 * 1024;

/** @param from a file, or an http(s) address such as `https://example.com/api/keys`. @throws CommandError */
export async function readKeys(from: string): Promise<unknown> {
  const text = /^https?:\/\//.test(from) ? await download(from) : readText(from);
  return parseJson(text, 'The file or address after --keys');
}

async function download(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(LIMIT), headers: { accept: 'application/json' } });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const text = await response.text();
    if (text.length > MAX_BYTES) throw new Error('the answer is too large');
    return text;
  } catch (error) {
    throw unreadable(`The keys cannot be read from ${url}: ${reason(error)}`);
  }
}

/** @throws CommandError */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw unreadable(`${path} cannot be read: ${reason(error)}`);
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
