import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The variables of a table in docs/configuration.md. */
function documented(heading: RegExp): readonly string[] {
  const table = heading.exec(read('docs/configuration.md'))?.[0] ?? '';
  return table.split('\n').flatMap((line) => {
    const [, names = ''] = line.split('|');
    return [...names.matchAll(/`([A-Z_0-9]+)`/g)].map(([, name = '']) => name);
  });
}

const API_TABLE = /^# Configuration\n.*?(?=\n## )/s;
const TOOLS_TABLE = /^## Commands and tests\n.*?(?=\n## |$(?![^]))/ms;

/** Variables between the product's processes, and those of the system and the package manager. */
const INTERNAL = new Set([
  'E2E_DATA_DIR',
  'DEPLOYED_SITE',
  'FAULTS_CLOCK',
  'POSTGRES_DURABLE',
  'PATH',
  'HOME',
  'TMPDIR',
  'INIT_CWD',
]);

it('every variable that a command or test reads is in docs/configuration.md', () => {
  const files = globSync(
    ['{apps,packages}/*/{src,scripts,browsers,vite,vitest,faults,bench,pictures}/**/*.ts', 'apps/*/*.config.ts'],
    {
      cwd: ROOT,
      exclude: (name) => /node_modules|dist/.test(name),
    },
  );
  const used = files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...read(file).matchAll(/(?:process\.env\[|named\()'([A-Z][A-Z_0-9]*)'/g)].map(([, name = '']) => name),
    );
  const known = new Set([...documented(API_TABLE), ...documented(TOOLS_TABLE), ...INTERNAL]);
  expect(used.length).toBeGreaterThan(10);
  expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([]);
});

it.each(['README.md', 'CONTRIBUTING.md', 'apps/api/README.md'])(
  '%s links to the settings instead of describing them',
  (file) => {
    const text = read(file);
    const described = documented(API_TABLE).filter((name) => new RegExp(`^\\| *\`${name}\``, 'm').test(text));
    expect(documented(API_TABLE).length).toBeGreaterThan(20);
    expect(described).toEqual([]);
  },
);
