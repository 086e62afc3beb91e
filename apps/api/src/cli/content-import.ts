import path from 'node:path';
import { parseArgs } from 'node:util';
import { commandLine } from '../config/commands.ts';
import { createDeps } from '../create-deps.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { createFetchPictures } from '../platform/pictures/fetch-pictures.ts';
import { runProcess } from '../run-process.ts';
import { importExamFiles, type ImportOptions } from '../seed/import-exam-files.ts';

const command = commandLine('content-import');
const USAGE = `Imports tests from exam files (docs/content-format.md), with the recordings and pictures in media/ next to them.

  ${command} FILE…            imports all of them or none; a test that already exists is reported and skipped
  ${command} --check FILE…    only checks the files
  ${command} --replace FILE…  updates tests with the same skill and description; parts that are not in the file are kept

  --accept-losses  imports without pictures, tables, links, frames and media that cannot be saved, and lists each;
                   without this option they are errors
  --copy-pictures  copies pictures from other sites (https); without this option learners do not see them

The database is DATABASE_URL, or the embedded one in DATA_DIR; stop the server first if it uses the embedded one.
Exit code: 0 done, 1 a file or the database has a problem, 2 wrong usage.`;

await runProcess(async (config) => {
  const args = readArguments();
  if (!args) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const { copyPictures, ...options } = args;
  const report = await importExamFiles({
    ...options,
    fetchPictures: copyPictures ? createFetchPictures() : null,
    defaultUnlockPassword: config.defaultUnlockPassword,
    markingProfile: config.markingProfile,
    async withDatabase(act) {
      const database = await openDatabase(config);
      try {
        await migrate(database.patient);
        const { media } = await createDeps(config, database);
        return await act({ db: database.patient, media });
      } finally {
        await database.close();
      }
    },
  });
  for (const line of report.findings) console.error(line);
  for (const line of report.lines) console.log(line);
  if (!report.ok) process.exitCode = 1;
});

type Arguments = Pick<ImportOptions, 'files' | 'acceptLosses' | 'check' | 'replace'> & {
  readonly copyPictures: boolean;
};

function readArguments(): Arguments | null {
  try {
    const options = {
      check: { type: 'boolean' },
      replace: { type: 'boolean' },
      'accept-losses': { type: 'boolean' },
      'copy-pictures': { type: 'boolean' },
    } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length === 0) return null;
    // pnpm runs a package's script in the package's folder; paths are relative to the user's folder.
    const from = process.env['INIT_CWD'] ?? process.cwd();
    const files = [...new Set(positionals.map((file) => path.resolve(from, file)))];
    const { check = false, replace = false, 'accept-losses': acceptLosses = false } = values;
    return { files, check, replace, acceptLosses, copyPictures: values['copy-pictures'] ?? false };
  } catch {
    return null;
  }
}
