import type { Deps } from '../../../deps.ts';
import { Prepared, type ModuleHandlers } from '../../../http/handler.ts';
import { requireClass } from '../../rights/rights.ts';
import { readFigures } from './class-figures.ts';
import { classTableFile } from './class-table-file.ts';
import { readClassTable, readWholeTable } from './class-table.ts';
import { readTeaching } from './teaching.ts';
import type { TableContext } from './work-of-classes.ts';

type TableRoutes =
  | 'GET /api/class/:id/figures'
  | 'GET /api/class/:id/table'
  | 'GET /api/class/:id/table.csv'
  | 'GET /api/teaching';

/** Tables, files and figures of classes for their teachers. */
export function tableRoutes(
  { now, config }: Pick<Deps, 'config' | 'now'>,
  { bandOf }: Pick<TableContext, 'bandOf'>,
): ModuleHandlers<TableRoutes> {
  const contextOf = (db: Deps['db']): TableContext => ({ db, now: now(), bandOf });
  return {
    'GET /api/teaching': ({ caller, reads }) => readTeaching(contextOf(reads.db), caller.id),

    'GET /api/class/:id/table': async ({ caller, params, query, reads }) =>
      readClassTable(contextOf(reads.db), await requireClass(reads.db, caller, params.id), query),

    'GET /api/class/:id/table.csv': async ({ caller, params, query, reads, reply }) => {
      const { id } = await requireClass(reads.db, caller, params.id);
      const day = now().toISOString().slice(0, 10);
      reply.header('content-disposition', `attachment; filename="class-${day}.csv"`);
      const file = classTableFile(await readWholeTable(contextOf(reads.db), id, query));
      return new Prepared(file, 'text/csv; charset=utf-8');
    },

    'GET /api/class/:id/figures': async ({ caller, params, reads: { db } }) => {
      const { id } = await requireClass(db, caller, params.id);
      return readFigures({ db, now: now(), timeZone: config.timeZone }, id);
    },
  };
}
