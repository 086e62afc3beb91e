import { globSync } from 'node:fs';
import { join } from 'node:path';
import { HERE, type Release } from '../deployed/release.ts';
import { runCommand } from './child.ts';

interface Deployment {
  /** The file of settings; without it, `env` has them. */
  readonly environmentFile?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly admin: { readonly email: string; readonly password: string };
  /** The shipped exams to import; all by default. */
  readonly exams?: readonly string[];
  /** The release to use; by default the one built here. */
  readonly release?: Release;
}

/** Adds the first administrator and the shipped tests to an empty database, with the commands of docs/school/install-debian.md. */
export async function addContent(deployment: Deployment): Promise<void> {
  const { environmentFile, env = {}, admin, exams = ['*'], release = HERE } = deployment;
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
