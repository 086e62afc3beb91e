import { hashSync, verifySync } from '@node-rs/argon2';

// OWASP's first choice for argon2id, which is this library's default: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hash(password: string): string {
  return hashSync(password, COST);
}

// Hashed before the first verification, so that an unknown address never takes longer than a known one.
const DUMMY = hash('the password of nobody');

/** Without a stored hash, the same work is done against a dummy. */
export function verify({ storedHash, password }: { storedHash: string | null; password: string }): boolean {
  const matches = verifySync(storedHash ?? DUMMY, password);
  return storedHash !== null && matches;
}
