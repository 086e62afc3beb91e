/**
 * Makes a release of the product: `pnpm run release version 1.2.3` writes the version into every package and the changelog, and
 * `pnpm run release tag` tags the commit with `v1.2.3`.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isVersion, releaseProblems, withHeading, withVersion, type Manifest } from './release.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CHANGELOG = join(ROOT, 'CHANGELOG.md');
const manifests: readonly Manifest[] = [
  'package.json',
  ...globSync('{apps,packages}/*/package.json', { cwd: ROOT }),
].map(readManifest);

const [task, version = ''] = process.argv.slice(2);
if (task === 'version' && isVersion(version)) {
  for (const { path, name } of manifests) {
    const file = join(ROOT, path);
    writeFileSync(file, withVersion(readFileSync(file, 'utf8'), name, version));
  }
  writeFileSync(CHANGELOG, withHeading(readFileSync(CHANGELOG, 'utf8'), version));
} else if (task === 'tag') tag();
else {
  console.error('usage: pnpm run release version 1.2.3, or pnpm run release tag');
  process.exitCode = 2;
}

function tag(): void {
  const problems = releaseProblems(manifests, readFileSync(CHANGELOG, 'utf8'));
  if (git('status', '--porcelain') !== '') problems.push('there are changes that are not committed');
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    process.exitCode = 1;
    return;
  }
  const name = `v${manifests[0]?.version}`;
  git('tag', '--annotate', name, '--message', `Bandwise ${name}`);
  console.log(`${name} is made. Push it: git push origin ${name}`);
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
}

function readManifest(path: string): Manifest {
  const { name, version }: Manifest = JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
  return { path, name, ...(version === undefined ? {} : { version }) };
}
