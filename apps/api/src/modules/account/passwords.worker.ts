import { hashSync, verifySync } from '@node-rs/argon2';

// OWASP's first choice for argon2id, which is this library's default: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hash(password: string): string {
  return hashSync(password, COST);
}

/** Without a stored hash, the same work is done against a dummy. */
export function verify({ storedHash, password }: { storedHash: string | null; password: string }): boolean {
  const matches = verifySync(storedHash ?? dummyHash(), password);
  return storedHash !== null && matches;
}

let dummy: string | undefined;
function dummyHash(): string {
  dummy ??= hash('the password of nobody');
  return dummy;
}
