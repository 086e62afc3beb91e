import { globSync } from 'node:fs';
import { join } from 'node:path';
import { HERE, type Release } from '../deployed/release.ts';
import { runCommand } from './child.ts';

interface Deployment {
  /** Where the settings are: a file, or these. */
  readonly environmentFile?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly admin: { readonly email: string; readonly password: string };
  /** The shipped exams to import, if any; all when not given. */
  readonly exams?: readonly string[];
  /** The release to use; by default the one built here. */
  readonly release?: Release;
}

/** Gives an empty database its first administrator and shipped tests, by the command line as docs/school/install-debian.md has it. */
export async function addContent(given: Deployment): Promise<void> {
  const { environmentFile, env = {}, admin, exams = ['*'], release = HERE } = given;
  const { api } = release;
  const fromFile = environmentFile === undefined ? [] : [`--env-file=${environmentFile}`];
  const command = (name: string) => [...fromFile, join(api, 'dist/cli', name)];
  await runCommand(
    process.execPath,
    [...command('admin-create.js'), '--email', admin.email, '--first', 'Linh', '--last', 'Pham'],
    { env, input: `${admin.password}\n` },
  );
  if (exams.length === 0) return;
  const files = exams.flatMap((name) => globSync(`content/${name}/exam.json`, { cwd: api }));
  await runCommand(process.execPath, [...command('content-import.js'), ...files.map((file) => join(api, file))], {
    env,
  });
}
