import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The SHA-256 of each migration, by its name. */
export type Hashes = Readonly<Record<string, string>>;

const MIGRATIONS = path.resolve(import.meta.dirname, '../../db/migrations');
export const FROZEN = path.join(MIGRATIONS, 'frozen.json');
/** A migration is a file, or a folder of files. */
const MIGRATION = /^(\d{4}-\d{2}-\d{2}-[a-z\d-]+)(?:\.ts)?$/;

/** Reads the hashes of the migrations that may no longer change. */
export function readFrozen(): Hashes {
  const frozen: Hashes = JSON.parse(readFileSync(FROZEN, 'utf8'));
  return frozen;
}

/** Hashes the migrations as they are now. */
export function readHashes(): Hashes {
  return Object.fromEntries(
    readdirSync(MIGRATIONS)
      .toSorted()
      .flatMap((entry): [string, string][] => {
        const name = MIGRATION.exec(entry)?.[1];
        return name === undefined ? [] : [[name, hashOf(entry)]];
      }),
  );
}

function hashOf(entry: string): string {
  const hash = createHash('sha256');
  const files = globSync([entry, `${entry}/*.ts`], { cwd: MIGRATIONS }).filter((file) => file.endsWith('.ts'));
  for (const file of files.toSorted()) hash.update(`${file}\n`).update(readFileSync(path.join(MIGRATIONS, file)));
  return hash.digest('hex');
}
