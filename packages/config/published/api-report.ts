/**
 * The library's public API as API Extractor reports it: `packages/domain/api/*.api.md`. A report that differs from the committed one fails;
 * `pnpm api-report` writes it.
 */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { run } from '../scripts/steps.ts';

const DOMAIN = fileURLToPath(new URL('../../domain/', import.meta.url));
const ENTRIES = {
  domain: 'dist/index.d.ts',
  'signed-result': 'dist/signed-result/index.d.ts',
  spec: 'dist/spec/index.d.ts',
  testing: 'dist/testing/index.d.ts',
};

/** Options of TypeScript 6, which API Extractor contains, to read the declarations of TypeScript 7. */
const COMPILER = {
  module: 'nodenext',
  target: 'es2024',
  lib: ['es2024'],
  types: [],
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
};

const SILENT = { default: { logLevel: ExtractorLogLevel.None } };
/** A type that is not exported would be missing from the report, so that its changes go unnoticed. */
const NO_FORGOTTEN_EXPORTS = { ...SILENT, 'ae-forgotten-export': { logLevel: ExtractorLogLevel.Error } };

const isWriting = process.argv[2] === 'write';
const folder = mkdtempSync(join(tmpdir(), 'bandwise-api-'));
try {
  for (const [name, entry] of Object.entries(ENTRIES)) {
    const path = join(DOMAIN, 'api', `${name}.api.md`);
    const current = writeReport(name, entry);
    if (isWriting) copyFileSync(current, path);
    else if ((await run(['git', '--no-pager', 'diff', '--no-index', path, current])) !== 0) {
      console.error(`packages/domain/api/${name}.api.md differs from the exports of the library.`);
      console.error('If the change is intended: pnpm api-report, and pnpm changeset for the users of the library.');
      process.exitCode = 1;
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Writes the report of a built entry. @returns its path. */
function writeReport(name: string, entry: string): string {
  const main = join(DOMAIN, entry);
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(DOMAIN, 'package.json'),
    configObject: {
      projectFolder: DOMAIN,
      mainEntryPointFilePath: main,
      newlineKind: 'lf',
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
        reportFolder: folder,
        reportVariants: ['complete'],
        reportTempFolder: join(folder, 'temporary'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      compiler: { overrideTsconfig: { compilerOptions: COMPILER, files: [main] } },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: name === 'domain' ? NO_FORGOTTEN_EXPORTS : SILENT,
        tsdocMessageReporting: SILENT,
      },
    },
  });
  const { succeeded } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      message.handled ||= message.logLevel !== ExtractorLogLevel.Error;
    },
  });
  if (!succeeded) throw new Error(`API Extractor can't report ${entry}: see above, or it is not built`);
  return join(folder, `${name}.api.md`);
}
