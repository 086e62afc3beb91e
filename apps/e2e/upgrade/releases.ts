import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { HERE, type Release } from '../src/deployed/release.ts';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const NEXT = '9999-12-31-next';

/** A migration that adds columns to the tables of most calls, as most releases do. */
const NEXT_MIGRATION = `import { sql } from 'kysely';
export async function up(db) {
  await sql\`create table next_words (user_id uuid primary key references users on delete cascade, words text)\`.execute(db);
  await sql\`alter table users add column next_word text\`.execute(db);
  await sql\`alter table sections add column next_word text\`.execute(db);
  await sql\`alter table attempts add column next_count integer not null default 0\`.execute(db);
  await sql\`create index next_attempts on attempts (user_id) where next_count > 0\`.execute(db);
}
`;

/** Makes the next release: a copy of the current build with one more migration. */
export async function makeNext(folder: string): Promise<Release> {
  const api = join(folder, 'next/apps/api');
  await mkdir(api, { recursive: true });
  await cp(join(HERE.api, 'dist'), join(api, 'dist'), { recursive: true });
  for (const name of ['node_modules', 'package.json', 'content']) await symlink(join(HERE.api, name), join(api, name));
  const built = join(api, 'dist');
  await writeFile(join(built, `${NEXT}.js`), NEXT_MIGRATION);
  const list = /^const migrations = \{/m;
  // The name of the built file with the list of migrations is not known.
  for (const name of globSync('**/*.js', { cwd: built })) {
    const text = await readFile(join(built, name), 'utf8');
    if (!list.test(text)) continue;
    const from = relative(dirname(name), `./${NEXT}.js`);
    await writeFile(join(built, name), text.replace(list, `import * as next from './${from}';\n$&\n'${NEXT}': next,`));
    return { name: 'the next one', api };
  }
  throw new Error(`${built} has no list of migrations`);
}

/** Checks the release of a commit out into a separate folder, installs and builds it. */
export async function checkOut(
  ref: string,
  folder: string,
): Promise<{ release: Release; remove: () => Promise<void> }> {
  const checkout = join(folder, 'from');
  await git('worktree', 'add', '--quiet', '--detach', checkout, ref);
  const remove = async () => void (await git('worktree', 'remove', '--force', checkout));
  try {
    await pnpm(checkout, 'install', '--frozen-lockfile', '--prefer-offline');
    await pnpm(checkout, 'exec', 'turbo', 'run', 'build', '--filter=@bandwise/api');
    return { release: { name: ref, api: join(checkout, 'apps/api') }, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Whether two releases have the same migrations. */
export async function haveSameTables(one: Release, other: Release): Promise<boolean> {
  const [first, second] = await Promise.all([one, other].map(({ api }) => readMigrations(api)));
  return first === second;
}

async function readMigrations(api: string): Promise<string> {
  const folder = join(api, 'src/db/migrations');
  const texts = globSync('**/*.ts', { cwd: folder })
    .toSorted()
    .map((file) => readFile(join(folder, file), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

/** Runs a command with the environment of this process, which has the settings of the package registry. */
const run = promisify(execFile);

const git = (...args: readonly string[]) => run('git', ['-C', REPOSITORY, ...args]);

const pnpm = (folder: string, ...args: readonly string[]) => run('npx', ['-y', 'pnpm@12', '--dir', folder, ...args]);
