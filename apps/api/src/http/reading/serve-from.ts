import type { FastifyReply, FastifyRequest } from 'fastify';
import { isConflict, isConnectionLoss } from '../../db/database-errors.ts';
import { repeatOnLoss } from '../../db/repeat-on-loss.ts';
import type { ReadSource, ReadSources } from '../../db/replicas/read-sources.ts';
import { readMark, setMark } from './written-mark.ts';

type Serve = (reads: ReadSource) => Promise<unknown>;

export interface ServeFrom {
  /** A call that changes nothing is done once more where its connection was lost. */
  reading(request: FastifyRequest, serve: Serve): Promise<unknown>;
  /** Marks how far the database has written, for what the same browser reads next. */
  writing(reply: FastifyReply, serve: Serve): Promise<unknown>;
}

/** Decides what a call reads from; `docs/decisions/054-replicas.md` says which calls may read from a replica. */
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
          // Lost, too slow, or ended because it stood in the way of what is applied.
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
        // Refused, too: what is refused may be there already, because the call before it was not answered.
        await mark(reply);
      }
    },
  };
}
