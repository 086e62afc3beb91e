import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../scripts/steps.ts';

export const DOMAIN = fileURLToPath(new URL('../../domain/', import.meta.url));
const TOOLS = fileURLToPath(new URL('../node_modules/', import.meta.url));

/** The strictest options: they also check the types of the library, without types of Node or a browser. */
const STRICT = {
  module: 'nodenext',
  target: 'es2024',
  lib: ['es2024'],
  types: [],
  strict: true,
  skipLibCheck: false,
};

/** An empty project outside this repository, in a temporary folder. */
export class Project {
  readonly folder = mkdtempSync(join(tmpdir(), 'bandwise-published-'));

  constructor() {
    this.write('package.json', JSON.stringify({ name: 'empty', version: '1.0.0', private: true, type: 'module' }));
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  write(name: string, text: string): void {
    mkdirSync(dirname(this.path(name)), { recursive: true });
    writeFileSync(this.path(name), text);
  }

  copy(from: string, name: string): void {
    cpSync(join(DOMAIN, from), this.path(name), { recursive: true });
  }

  files(folder: string): readonly string[] {
    return readdirSync(this.path(folder));
  }

  /** Packs the library and installs it as its README says. It has no dependencies, so the network is not needed. */
  async install(): Promise<string> {
    await must(['pnpm', '--silent', 'pack', '--pack-destination', this.folder], { cwd: DOMAIN });
    const tarball = this.path(this.files('.').find((name) => name.endsWith('.tgz')) ?? '');
    await this.run(['npm', 'install', '--offline', '--no-audit', '--no-fund', '--loglevel=error', tarball]);
    return tarball;
  }

  /** Links a tool of this repository, which another project would install itself. */
  link(name: string): void {
    const target = this.path(`node_modules/${name}`);
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(join(TOOLS, name), target);
  }

  /** Compiles files of the project, in place. */
  async compile(files: readonly string[], options: object = {}): Promise<void> {
    this.write('tsconfig.json', JSON.stringify({ compilerOptions: { ...STRICT, ...options }, files }));
    await this.run(['tsc', '-p', this.folder]);
  }

  async run(command: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
    await must(command, { cwd: this.folder, env });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The path of a tool that this package depends on. */
export function tool(name: string): string {
  return join(TOOLS, '.bin', name);
}

/** Runs a command. @throws if it fails. */
export async function must(
  command: readonly string[],
  { cwd, env }: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<void> {
  const code = await run(command, env, { cwd });
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}`);
}
