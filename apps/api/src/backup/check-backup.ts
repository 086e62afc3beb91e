import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { StartError } from '../config/start-error.ts';
import { earlierBuildProblem } from '../db/migrate.ts';
import { migrationNames } from '../db/migrations/index.ts';
import { isOfEarlierBuild } from '../db/newer-release.ts';
import { reason } from '../errors/reason.ts';
import { hashFile, MANIFEST, SUMS } from './backup-folder.ts';
import { FORMAT, manifestSchema, mediaKeyOf, partFile, type Manifest } from './manifest.ts';

export interface CheckedBackup {
  readonly folder: string;
  readonly manifest: Manifest;
  /** The backup's uploaded files and recordings. */
  readonly media: readonly { readonly key: string; readonly sha256: string }[];
}

/** The number of problems in a message. */
const NAMED = 5;

/**
 * Verifies that a backup is complete and undamaged. @throws StartError with the first problems.
 */
export async function checkBackup(folder: string): Promise<CheckedBackup> {
  const sums = await readSums(folder);
  const problems: string[] = [];
  for (const [file, sha256] of sums) {
    const actual = await hashFile(path.join(folder, file));
    if (!actual) problems.push(`${file} is missing`);
    else if (actual.sha256 !== sha256) problems.push(`${file} is damaged`);
  }
  if (problems.length > 0) throw new StartError(`${folder}: the backup cannot be used: ${list(problems)}`);
  const manifest = await readManifest(folder);
  const files = manifest.tables.flatMap(({ name, parts }) =>
    Array.from({ length: parts }, (_, index) => partFile(name, index + 1)),
  );
  const media = [...sums].flatMap(([file, sha256]) => {
    const key = mediaKeyOf(file);
    return key === null ? [] : [{ key, sha256 }];
  });
  const isCut = [MANIFEST, ...files].some((file) => !sums.has(file)) || media.length !== manifest.media.files;
  if (isCut) throw new StartError(`${folder}: the backup cannot be used: ${SUMS} does not list all of its files`);
  requireKnown(manifest);
  return { folder, manifest, media };
}

function list(problems: readonly string[]): string {
  const more = problems.length - NAMED;
  return `${problems.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const FILE = /^(manifest\.json|tables\/[a-z\d_]+\/\d+\.copy\.gz|media\/[\da-f]{2}\/[\da-f]{64})$/;

async function readSums(folder: string): Promise<ReadonlyMap<string, string>> {
  const text = await readText(folder, SUMS);
  const lines = text.split('\n');
  const sums = new Map<string, string>();
  for (const [index, line] of lines.slice(0, -1).entries()) {
    const [, sha256 = '', file = ''] = /^([\da-f]{64}) {2}(\S+)$/.exec(line) ?? [];
    if (!FILE.test(file))
      throw new StartError(`${folder}: the backup cannot be used: ${SUMS} is damaged (line ${index + 1})`);
    sums.set(file, sha256);
  }
  if (sums.size === 0 || lines.at(-1) !== '')
    throw new StartError(`${folder}: the backup cannot be used: ${SUMS} is incomplete`);
  return sums;
}

async function readText(folder: string, file: string): Promise<string> {
  try {
    return await readFile(path.join(folder, file), 'utf8');
  } catch (error) {
    throw new StartError(`${folder}: there is no backup here (${reason(error)})`, { cause: error });
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readText(folder, MANIFEST);
  const value = parseJson(text);
  const format = z.looseObject({ format: z.int() }).safeParse(value).data?.format ?? FORMAT;
  if (format > FORMAT)
    throw new StartError(
      `${folder}: the backup is from a newer release (format ${format}): restore it with that release`,
    );
  const manifest = manifestSchema.safeParse(value);
  if (!manifest.success) {
    const wrong = manifest.error.issues.map(({ path: at }) => at.join('.')).filter((at) => at !== '');
    throw new StartError(
      `${folder}: the backup cannot be used: ${MANIFEST} does not describe a backup (${wrong.length === 0 ? 'unreadable' : `wrong: ${list(wrong)}`})`,
    );
  }
  return manifest.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Refuses a backup with migrations that this release does not have. An older backup is migrated. */
function requireKnown({ migrations }: Manifest): void {
  const earlier = migrations.find(isOfEarlierBuild);
  if (earlier !== undefined) throw new StartError(earlierBuildProblem(earlier, 'backup'));
  const names = migrationNames();
  const newer = migrations.find((name) => !names.includes(name));
  if (newer !== undefined)
    throw new StartError(`The backup is from a newer release (it has ${newer}): restore it with that release`);
  const missing = names.slice(0, Math.max(1, migrations.length)).find((name, index) => name !== migrations[index]);
  if (missing !== undefined)
    throw new StartError(
      `The backup was made by a different product or build and cannot be restored here (it lacks ${missing})`,
    );
}
