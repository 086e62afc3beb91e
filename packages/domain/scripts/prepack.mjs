/**
 * Builds what is packed from nothing, so that no old file comes along and nothing that the package promises is missing. Plain
 * JavaScript: in a fresh clone, the Node that is there may be one that runs no TypeScript.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { linkDocument, linkReadme, PACKED_PAGES } from './link-readme.mjs';

const PACKAGE = new URL('../', import.meta.url);

// Only pnpm puts `publishConfig.exports` in the place of those that name the sources.
if (!process.env['npm_config_user_agent']?.startsWith('pnpm/')) stop('Pack it with pnpm: npx -y pnpm@12 pack');
if (!existsSync(new URL('node_modules/typescript', PACKAGE))) run('pnpm', 'install', '--frozen-lockfile');
rmSync(new URL('dist', PACKAGE), { recursive: true, force: true });
run('pnpm', 'exec', 'tsc', '-b');

// What the README and the rules of the vectors name, for those who have the package alone.
mkdirSync(new URL('docs', PACKAGE), { recursive: true });
for (const page of PACKED_PAGES) {
  const text = readFileSync(new URL(`../../docs/${page}`, PACKAGE), 'utf8');
  writeFileSync(new URL(`docs/${page}`, PACKAGE), linkDocument(text));
}

const { bin, publishConfig } = JSON.parse(readFileSync(new URL('package.json', PACKAGE), 'utf8'));
const entries = Object.values(publishConfig.exports).filter((entry) => typeof entry === 'object');
for (const path of [bin, ...entries].flatMap((named) => Object.values(named))) {
  if (!existsSync(new URL(path, PACKAGE))) stop(`${path} was not built`);
}

// Last, because a failure before it leaves the README as it is; postpack.mjs undoes it.
linkReadme('package');

function run(command, ...args) {
  if (spawnSync(command, args, { cwd: PACKAGE, stdio: 'inherit' }).status !== 0) stop(`${command} ${args[0]} failed`);
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
