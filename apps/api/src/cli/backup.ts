import path from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '../backup/back-up.ts';
import { backupsIn, keepNewest, nextIn } from '../backup/backup-series.ts';
import { openToBackUp } from '../backup/open-to-back-up.ts';
import { commandLine } from '../config/commands.ts';
import { productVersion } from '../config/product-version.ts';
import { openMediaStore } from '../platform/storage/open-media-store.ts';
import { runProcess } from '../run-process.ts';
import { countOf } from '../platform/text/count-of.ts';

const command = commandLine('backup');
const USAGE = `Writes the database and all uploaded files to a folder. The server can keep running.

  ${command} FOLDER                    creates this folder, which must not exist yet
  ${command} --into FOLDER [--keep N]  creates a folder in it, named by the time. Uploaded files that are also in the newest
  ${' '.repeat(command.length)}                             backup there take no extra space. Then all but the newest N backups are removed

The database is DATABASE_URL, or the embedded one in DATA_DIR; files are in MEDIA_URL, or in DATA_DIR. A backup contains the
hashes of passwords and all answer keys, but no settings: store APP_SECRET elsewhere.
Exit code: 0 done, 1 no backup was made, or uploaded files are missing in it, 2 wrong usage.`;

await runProcess(async (config) => {
  const cliOptions = readArguments();
  if (!cliOptions) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const { into, keep } = cliOptions;
  const folder = into === null ? cliOptions.folder : nextIn(into, new Date());
  const previous = into === null ? null : ((await backupsIn(into)).at(-1) ?? null);
  const media = await openMediaStore(config, config.mediaLocation);
  const database = await openToBackUp(config);
  try {
    const { manifest, missing } = await backUp({
      pool: database.pool,
      media,
      folder,
      version: productVersion(),
      previous,
    });
    for (const { key, filename } of missing) console.error(`“${filename}” (${key}) is missing or damaged`);
    if (missing.length > 0) process.exitCode = 1;
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Backup written to ${folder}: ${countOf(rows, 'row', 'rows')} in ${countOf(manifest.tables.length, 'table', 'tables')}, ${countOf(manifest.media.files, 'uploaded file', 'uploaded files')}.`,
    );
  } finally {
    await database.close();
  }
  if (into === null || keep === null) return;
  const removed = await keepNewest(into, keep);
  if (removed > 0) console.log(`${countOf(removed, 'older backup', 'older backups')} removed.`);
});

type Arguments = { readonly keep: number | null } & (
  | { readonly folder: string; readonly into: null }
  | { readonly into: string }
);

function readArguments(): Arguments | null {
  try {
    const options = { into: { type: 'string' }, keep: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const { into, keep } = values;
    // pnpm runs a package's script in the package's folder; paths are relative to the user's folder.
    const from = process.env['INIT_CWD'] ?? process.cwd();
    const [folder, ...others] = positionals;
    if (into !== undefined) {
      if (folder !== undefined || (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep))) return null;
      return { into: path.resolve(from, into), keep: keep === undefined ? null : Number(keep) };
    }
    if (folder === undefined || others.length > 0 || keep !== undefined) return null;
    return { folder: path.resolve(from, folder), into: null, keep: null };
  } catch {
    return null;
  }
}
