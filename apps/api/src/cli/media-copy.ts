import { parseArgs } from 'node:util';
import { commandLine } from '../config/commands.ts';
import { MEDIA_LOCATION_FORM, readMediaLocation } from '../config/media-location.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { copyMedia } from '../modules/media/media.ts';
import { openMediaStore } from '../platform/storage/open-media-store.ts';
import { runProcess } from '../run-process.ts';

const command = commandLine('media-copy');
const USAGE = `Copies every uploaded recording and picture from MEDIA_URL (unset: the folder in DATA_DIR) to another location, and reads
each copy to check it. Files that are already there are skipped, so the command can be repeated. Nothing is removed.

  ${command} 's3://BUCKET/PREFIX?endpoint=https://…'   to an object store
  ${command} disk                                      back to the folder in DATA_DIR

Then set MEDIA_URL to the new location, restart the server, and run the command once more with the old MEDIA_URL, for files
that were uploaded in the meantime. The database is DATABASE_URL, or the embedded one in DATA_DIR; stop the server first if it
uses the embedded one.
Exit code: 0 done, 1 a file or a location has a problem, 2 wrong usage.`;

await runProcess(async (config) => {
  const place = readPlace();
  const target = place === 'disk' ? null : readMediaLocation(place);
  if (place !== 'disk' && target === null) {
    if (place !== '') console.error(`The location ${MEDIA_LOCATION_FORM}, or the word disk\n`);
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const to = await openMediaStore(config, target);
  const database = await openDatabase(config);
  try {
    await migrate(database.patient);
    const from = await openMediaStore(config, config.mediaLocation);
    const { copied, present, problems } = await copyMedia({ db: database.patient, from, to });
    for (const problem of problems) console.error(problem);
    console.log(`${copied} copied, ${present} already there, ${problems.length} not copied.`);
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
});

/** '' if it is not one. */
function readPlace(): string {
  try {
    const [place = '', ...others] = parseArgs({ allowPositionals: true }).positionals;
    return others.length > 0 ? '' : place;
  } catch {
    return '';
  }
}
