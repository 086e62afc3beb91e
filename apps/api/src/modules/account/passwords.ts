import { hash, verify } from '@node-rs/argon2';

// OWASP's first choice for argon2id, which is this library's default: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(normalise(password), COST);
}

/** Without an account there is no hash: the same work is done against a dummy, so that the time does not tell. */
export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(storedHash ?? (await dummyHash()), normalise(password));
  return storedHash !== null && matches;
}

let dummy: Promise<string> | undefined;
function dummyHash(): Promise<string> {
  dummy ??= hashPassword('the password of nobody');
  return dummy;
}

/** Vietnamese keyboards differ in whether they compose accents; the password is the same. */
function normalise(password: string): string {
  return password.normalize('NFKC');
}
