import { inTransaction } from '../../db/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { Prepared, type ModuleHandlers } from '../../http/handler.ts';
import { writeZip, type ZippedFile } from '../../platform/storage/write-zip.ts';
import { nameInAudit, recordAudit } from '../audit/audit.ts';
import { writeDataPage } from './data-page.ts';
import { findPerson, findRecordings, readUserData, type DataSet, type StoredRecording } from './user-data.repo.ts';

const EXTENSIONS: Readonly<Record<string, string>> = {
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
};

/** The data of one person as a file. */
export function userDataRoutes({
  db,
  media,
  now,
}: Pick<Deps, 'db' | 'media' | 'now'>): ModuleHandlers<'POST /api/users/:id/data'> {
  async function* filesOf(page: string, sets: ReadonlyMap<string, DataSet>, recordings: readonly StoredRecording[]) {
    const named = Object.fromEntries([...sets].map(([name, { rows }]) => [name, rows]));
    yield text('data.json', JSON.stringify({ exported_at: now().toISOString(), ...named }, null, 2));
    yield text('data.html', page);
    for (const { id, content_type, storage_key, size } of recordings) {
      const bytes = await media.read(storage_key, { start: 0, end: size - 1 });
      if (bytes) yield { name: `recordings/${id}.${EXTENSIONS[content_type] ?? 'webm'}`, isCompressed: true, bytes };
    }
  }
  return {
    'POST /api/users/:id/data': async ({ caller, params: { id }, reply }) => {
      const sets = await readUserData(db, id);
      const user = await findPerson(db, id);
      if (!user) throw new AppError('not_found', 'User not found.');
      const name = nameInAudit(user);
      await inTransaction(db, { by: null }, (trx) =>
        recordAudit(trx, { at: now(), actor: caller, action: 'user.export', targetType: 'user', targetId: id, name }),
      );
      reply.header('content-disposition', `attachment; filename="data-${id}.zip"`);
      const page = writeDataPage(`Data of ${name}`, sets.values());
      return new Prepared(writeZip(filesOf(page, sets, await findRecordings(db, id))), 'application/zip');
    },
  };
}

function text(name: string, content: string): ZippedFile {
  return { name, isCompressed: false, bytes: [Buffer.from(content)] };
}
