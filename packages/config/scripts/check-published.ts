/**
 * The marking library as another project gets it: packed, judged by publint and attw, put where an installation would
 * put it, and there the README's examples compiled and run, and its command. What works in the workspace alone fails here.
 */
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './steps.ts';

const DOMAIN = fileURLToPath(new URL('../../domain/', import.meta.url));
const TOOLS = fileURLToPath(new URL('../node_modules/.bin/', import.meta.url));

const EXAMPLES = ['quick-start', 'every-type'];

/** A strict project that knows nothing of this one, and checks the types that it was given too. */
const CONSUMER = {
  compilerOptions: {
    module: 'nodenext',
    target: 'es2024',
    lib: ['es2024'],
    types: [],
    strict: true,
    skipLibCheck: false,
  },
  files: EXAMPLES.map((name) => `${name}.ts`),
};

const elsewhere = mkdtempSync(join(tmpdir(), 'bandwise-published-'));
try {
  await must(['pnpm', '--silent', 'pack', '--pack-destination', elsewhere], DOMAIN);
  const tarball = join(elsewhere, readdirSync(elsewhere).find((name) => name.endsWith('.tgz')) ?? '');
  await must([join(TOOLS, 'publint'), '--strict', tarball]);
  await must([join(TOOLS, 'attw'), '--quiet', '--profile', 'esm-only', tarball]);

  const installed = join(elsewhere, 'node_modules/@bandwise/domain');
  mkdirSync(installed, { recursive: true });
  await must(['tar', '-xzf', tarball, '-C', installed, '--strip-components', '1']);
  for (const name of EXAMPLES) copyFileSync(join(DOMAIN, `src/testing/${name}.ts`), join(elsewhere, `${name}.ts`));
  writeFileSync(join(elsewhere, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(join(elsewhere, 'tsconfig.json'), JSON.stringify(CONSUMER));
  await must(['tsc', '-p', elsewhere]);
  for (const name of EXAMPLES) await must(['node', join(elsewhere, `${name}.js`)]);
  const example = (name: string) => join(DOMAIN, `examples/${name}.json`);
  const verify = ['verify', example('signed-result'), '--keys', example('keys')];
  await must(['node', join(installed, 'dist/cli/main.js'), ...verify]);
} finally {
  rmSync(elsewhere, { recursive: true, force: true });
}

async function must(command: readonly string[], cwd?: string): Promise<void> {
  const code = await run(command, {}, cwd);
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}`);
}
