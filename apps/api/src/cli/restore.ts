import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkBackup } from '../backup/check-backup.ts';
import { restore } from '../backup/restore.ts';
import { commandLine } from '../config/commands.ts';
import { openDatabase, openServer } from '../db/open-database.ts';
import { openMediaStore } from '../platform/storage/open-media-store.ts';
import { runProcess } from '../run-process.ts';
import { countOf } from '../platform/text/count-of.ts';
import { minuteText } from '../platform/text/times.ts';

const command = commandLine('restore');
const USAGE = `Checks a backup (${commandLine('backup')}), then restores it to the database and the uploaded files of this deployment.

  ${command} FOLDER                 to an empty database
  ${command} --replace NAME FOLDER  to the database of this name, whose data is lost; the embedded database is called embedded
  ${command} --check FOLDER         only checks the backup and changes nothing

Stop the server first. A backup of an embedded database can be restored to a PostgreSQL server, and the other way round. The database
is DATABASE_URL, or the embedded one in DATA_DIR; files go to MEDIA_URL, or to DATA_DIR.
Exit code: 0 done, 1 the database was not changed, 2 wrong usage.`;

await runProcess(async (config) => {
  const cliOptions = readArguments();
  if (!cliOptions) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const backup = await checkBackup(cliOptions.folder);
  const { made_at, version, tables, media } = backup.manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `The backup of ${minuteText(new Date(made_at))} (version ${version}) is undamaged: ${countOf(rows, 'row', 'rows')}, ${countOf(media.files, 'uploaded file', 'uploaded files')}.`,
  );
  if (media.missing.length > 0)
    console.error(
      `${countOf(media.missing.length, 'uploaded file was', 'uploaded files were')} missing when it was made.`,
    );
  if (cliOptions.check) return;
  const store = await openMediaStore(config, config.mediaLocation);
  const isEmbedded = config.databaseUrl === null;
  const database =
    config.databaseUrl === null
      ? await openDatabase(config)
      : await openServer(config.databaseDirectUrl ?? config.databaseUrl, 1);
  try {
    await restore({ database, isEmbedded, media: store, backup, replace: cliOptions.replace });
    console.log('Restored.');
  } finally {
    await database.close();
  }
});

function readArguments(): { folder: string; replace: string | null; check: boolean } | null {
  try {
    const options = { replace: { type: 'string' }, check: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [folder, ...others] = positionals;
    if (folder === undefined || others.length > 0) return null;
    const from = process.env['INIT_CWD'] ?? process.cwd();
    return { folder: path.resolve(from, folder), replace: values.replace ?? null, check: values.check ?? false };
  } catch {
    return null;
  }
}
