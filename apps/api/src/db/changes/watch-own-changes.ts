import type { Pool } from 'pg';
import { readKey, type TellChange } from './change-feed.ts';

/** The code of the notice that notify_change sends to the connection that changes something. */
const CHANGED = 'BW001';
const NO_TRANSACTION = 'I';

/**
 * Delivers each change of this process after its transaction and before the changing code continues: a notification would come on another
 * connection, perhaps later. An interrupted transaction may have been committed, so it counts too.
 */
export function watchOwnChanges(pool: Pool, tell: TellChange): void {
  pool.on('connect', (client) => {
    const changed = new Set<string>();
    const tellAll = (): void => {
      const keys = [...changed];
      changed.clear();
      for (const key of keys) tell(readKey(key));
    };
    client.on('notice', ({ code, message }) => {
      if (code === CHANGED && message !== undefined) changed.add(message);
    });
    // Runs before the driver's own listener, which resolves the statement.
    client.connection.prependListener('readyForQuery', ({ status }: { readonly status: string }) => {
      if (status === NO_TRANSACTION && changed.size > 0) tellAll();
    });
    client.once('end', tellAll);
  });
}
