import { copyEmptyDatabase } from '../db/embedded/empty-database.ts';
import { openPGlite } from '../db/embedded/open-pglite.ts';
import { databaseOverPGlite, type Database } from '../db/open-database.ts';

/**
 * Opens a copy of a database's files in a missing folder. The engine takes six times as long to create a database.
 * @param template the folder of the files, or `empty`: the database without tables that the build wrote.
 */
export async function openCopyOf(template: string, folder: string): Promise<Database> {
  await (template === 'empty' ? copyEmptyDatabase(folder) : copyEmptyDatabase(folder, template));
  const pglite = await openPGlite(folder);
  const database = databaseOverPGlite(pglite);
  return { ...database, close: () => database.close().then(() => pglite.close()) };
}
