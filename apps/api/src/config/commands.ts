/** Builds everything that is missing. pnpm need not be installed. */
export const BUILD_COMMAND = 'npx -y pnpm@12 build';

/** The commands of this product: the files of `cli/`. */
export type CommandName = 'admin-create' | 'backup' | 'content-import' | 'doctor' | 'media-copy' | 'restore';

/**
 * Returns the command line for messages. pnpm sets the variable for its scripts, in the repository; a server has the function `bandwise` of
 * docs/school, which runs the built file.
 */
export function commandLine(name: CommandName, env: NodeJS.ProcessEnv = process.env): string {
  if (env['npm_lifecycle_event'] === undefined) return `bandwise ${name}`;
  // `pnpm doctor` is pnpm's own command.
  return `npx -y pnpm@12 ${name === 'doctor' ? 'run doctor' : name.replace('-', ':')}`;
}
