import { hash, randomBytes } from 'node:crypto';

/** An opaque token of 256 random bits. Only its hash is ever stored. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form. */
export function hashToken(token: string): Buffer {
  return Buffer.from(hashTokenAsText(token), 'base64');
}

/**
 * The hash in base64, for lookups: a buffer costs six times as much.
 * Plain SHA-256 is enough: 256 random bits cannot be guessed, so there is nothing to slow down.
 */
export function hashTokenAsText(token: string): string {
  return hash('sha256', token, 'base64');
}

/** The token of an Authorization header; `''` if it holds none that could be ours; null without a header. */
export function readBearer(header: string | undefined): string | null {
  if (header === undefined) return null;
  return /^bearer +(\S+)$/i.exec(header.trim())?.[1] ?? '';
}
