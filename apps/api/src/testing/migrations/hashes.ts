import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A migration by its name, with the SHA-256 of its file. */
export type Hashes = Readonly<Record<string, string>>;

const MIGRATIONS = path.resolve(import.meta.dirname, '../../db/migrations');
export const FROZEN = path.join(MIGRATIONS, 'frozen.json');
const IS_MIGRATION = /^\d{4}-\d{2}-\d{2}-[a-z\d-]+\.ts$/;

/** Of the migrations that have landed. */
export function readFrozen(): Hashes {
  const frozen: Hashes = JSON.parse(readFileSync(FROZEN, 'utf8'));
  return frozen;
}

/** Of the files as they are now. */
export function readHashes(): Hashes {
  const files = readdirSync(MIGRATIONS, { recursive: true, encoding: 'utf8' });
  const hashes = files.flatMap((file): [string, string][] => {
    const name = path.basename(file);
    if (!IS_MIGRATION.test(name)) return [];
    const text = readFileSync(path.join(MIGRATIONS, file));
    return [[name.replace(/\.ts$/, ''), createHash('sha256').update(text).digest('hex')]];
  });
  return Object.fromEntries(hashes.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
