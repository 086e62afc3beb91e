import { createFairQueue } from '../../platform/background-work/fair-queue.ts';
import { createWorkPool } from '../../platform/background-work/work-pool.ts';
import type * as worker from './passwords.worker.ts';

export const PASSWORD_CROWD = { waitingMax: 1000, busy: 'Too many people are signing in at the moment.' };

/**
 * A hash takes some 20 milliseconds of a processor. One after the other and with a low priority, a class that signs in
 * at once does not slow down those who are taking a test; the last of a thousand waits for some 20 seconds. There is no
 * limit for one hash: the length of a password is limited, so no input makes a hash take longer, and on a machine that is
 * overloaded a limit would refuse right passwords.
 */
const hashing = createWorkPool<typeof worker>({
  file: new URL('passwords.worker.ts', import.meta.url),
  nice: 5,
  // Starting the thread takes longer than a hash.
  stays: true,
  ...PASSWORD_CROWD,
});

/**
 * Queues sign-ins and sign-ups by site. Their database queries wait too, because three hundred at once would leave no connection for a
 * save.
 */
export const hashingTurns = createFairQueue({ running: 2, ...PASSWORD_CROWD });

export function hashPassword(password: string): Promise<string> {
  return hashing.run('hash', normalise(password));
}

/** Without an account a dummy hash is verified, so that the time does not reveal whether the account exists. */
export function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  return hashing.run('verify', { storedHash, password: normalise(password) });
}

/** Normalises accents, because Vietnamese keyboards differ in whether they compose them. */
function normalise(password: string): string {
  return password.normalize('NFKC');
}
