import { sql } from 'kysely';
import { openDatabase } from '../../db/open-database.ts';
import { failWrites, type DiskFault } from './failing-disk.ts';

/** Works with the embedded database in a folder whose log then can't be written: `node failing-disk-process.ts FOLDER FAULT`. */
const [dataDir = '', fault = ''] = process.argv.slice(2);
const { db } = await openDatabase({
  databaseUrl: null,
  databaseDirectUrl: null,
  databasePoolSize: 1,
  dataDir,
});
await sql`update kept set word = 'acknowledged' where n = 1`.execute(db);
console.log('acknowledged');
failWrites(dataDir, fault as DiskFault, /pg_wal/);
await db.transaction().execute(async (trx) => {
  await sql`update kept set word = 'half' where n = 1`.execute(trx);
});
console.log('The write was not refused');
