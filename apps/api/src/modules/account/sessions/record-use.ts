import type { Deps } from '../../../deps.ts';
import { SESSION_USE_EVERY } from '../../../limits.ts';
import { updateLastUse } from './sessions.repo.ts';

/** A cached session, whose `last_used_at` changes with its use. */
interface UsedSession {
  last_used_at: Date;
}

/** Stores the use of a session in the background. */
export function createRecordUse({
  db,
  now,
  background,
  storage,
}: Pick<Deps, 'background' | 'db' | 'now' | 'storage'>): (hash: string, session: UsedSession) => void {
  const writing = new Set<string>();
  return (hash, session) => {
    const at = now();
    const before = new Date(at.getTime() - SESSION_USE_EVERY);
    if (session.last_used_at > before || writing.has(hash)) return;
    session.last_used_at = at;
    writing.add(hash);
    background.run(async () => {
      try {
        if ((await storage.trouble()) === null)
          await updateLastUse(db, { tokenHash: Buffer.from(hash, 'base64'), at, before });
      } finally {
        writing.delete(hash);
      }
    });
  };
}
