import { parse } from 'secure-json-parse';
import { JSON_DEPTH_MAX } from './refuse-unstorable-text.ts';

export type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly why: 'syntax' | 'too_deep' | 'too_many_values' };

/**
 * The largest exam has twenty thousand values. Each costs the event loop a little to receive and check, so millions would block it.
 */
const VALUES_MAX = 100_000;

/** Parses JSON; refuses keys that would change prototypes, like Fastify. */
export function parseJson(bytes: Uint8Array): ParsedJson {
  let value: unknown;
  try {
    value = parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString());
  } catch {
    return { ok: false, why: 'syntax' };
  }
  const why = faultOf(value);
  return why === null ? { ok: true, value } : { ok: false, why };
}

function faultOf(root: unknown): 'too_deep' | 'too_many_values' | null {
  let level: unknown[] = [root];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > JSON_DEPTH_MAX) return 'too_deep';
    const holding = level.filter((one): one is object => typeof one === 'object' && one !== null);
    count += holding.reduce((sum, one) => sum + (Array.isArray(one) ? one.length : Object.keys(one).length), 0);
    if (count > VALUES_MAX) return 'too_many_values';
    level = holding.flatMap((one) => Object.values(one));
  }
  return null;
}
