import type { FastifyReply, FastifyRequest } from 'fastify';
import { isConflict, isConnectionLoss } from '../../db/database-errors.ts';
import { repeatOnLoss } from '../../db/repeat-on-loss.ts';
import type { ReadSource, ReadSources } from '../../db/replicas/read-sources.ts';
import { readMark, setMark } from './written-mark.ts';

type Serve = (reads: ReadSource) => Promise<unknown>;

export interface ServeFrom {
  /** Retries a read once after a lost connection. */
  reading(request: FastifyRequest, serve: Serve): Promise<unknown>;
  /** Stores the primary's position after a write, for the browser's next reads. */
  writing(reply: FastifyReply, serve: Serve): Promise<unknown>;
}

/** Chooses the database of a call; `docs/decisions/054-replicas.md` says which calls may read from a replica. */
export function createServeFrom(sources: ReadSources): ServeFrom {
  const { primary } = sources;
  if (!sources.hasReplicas)
    return {
      reading: (_request, serve) => repeatOnLoss(() => serve(primary)),
      writing: (_reply, serve) => serve(primary),
    };

  async function mark(reply: FastifyReply): Promise<void> {
    setMark(reply, await sources.position().catch(() => null));
  }

  return {
    async reading(request, serve) {
      const source = sources.pick(readMark(request));
      if (source !== primary) {
        try {
          return await serve(source);
        } catch (error) {
          // Lost, too slow, or cancelled because of a replay conflict.
          if (!isConnectionLoss(error) && !isConflict(error)) throw error;
          sources.leaveOut(source);
        }
      }
      return repeatOnLoss(() => serve(primary));
    },
    async writing(reply, serve) {
      try {
        return await serve(primary);
      } finally {
        // Also after a refusal: an earlier call without a response may have written what this one was refused for.
        await mark(reply);
      }
    },
  };
}
