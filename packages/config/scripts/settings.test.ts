import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The settings of the API as its schema has them, with the default that stands there; '' where there is none. */
function schemaSettings(): Map<string, string> {
  const schema =
    /environmentSchema = z\.object\(\{(.*?)\n\}\);/s.exec(read('apps/api/src/config/config.ts'))?.[1] ?? '';
  return new Map(
    [...schema.matchAll(/^ {2}([A-Z_]+): (.*),$/gm)].map(([, name = '', rule = '']) => [
      name,
      /(?:\.default|onOff)\('?([^')]+)'?\)/.exec(rule)?.[1]?.replace('_', '') ?? '',
    ]),
  );
}

/** The rows of a table in docs/configuration.md: each setting with its default, as code; '' where it is said in words. */
function documented(heading: RegExp): Map<string, string> {
  const table = heading.exec(read('docs/configuration.md'))?.[0] ?? '';
  return new Map(
    table.split('\n').flatMap((line) => {
      const [, names = '', values = ''] = line.split('|');
      const defaults = [...values.matchAll(/`([^`]+)`/g)].map(([, value = '']) => value);
      const named = [...names.matchAll(/`([A-Z_0-9]+)`/g)].map(([, name = '']) => name);
      return named.map((name, index): [string, string] => [
        name,
        defaults.length >= named.length ? (defaults[index] ?? '') : '',
      ]);
    }),
  );
}

const API_TABLE = /^# Configuration\n.*?(?=\n## )/s;
const TOOLS_TABLE = /^## Commands and tests\n.*?(?=\n## |$(?![^]))/ms;

/** What one process of ours tells another, and what the system and the package manager set. */
const NOBODYS = new Set([
  'E2E_DATA_DIR',
  'DEPLOYED_SITE',
  'FAULTS_CLOCK',
  'POSTGRES_DURABLE',
  'PATH',
  'HOME',
  'TMPDIR',
  'INIT_CWD',
]);

it('docs/configuration.md has a row for each setting of the API, and for nothing else', () => {
  expect([...documented(API_TABLE).keys()].toSorted()).toEqual([...schemaSettings().keys()].toSorted());
});

it('docs/configuration.md names the defaults that are in the schema', () => {
  const rows = documented(API_TABLE);
  const wrong = [...schemaSettings()].filter(([name, value]) => value !== '' && rows.get(name) !== value);
  expect(wrong).toEqual([]);
});

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
  const known = new Set([...documented(API_TABLE).keys(), ...documented(TOOLS_TABLE).keys(), ...NOBODYS]);
  expect(used.length).toBeGreaterThan(10);
  expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([]);
});

it.each(['README.md', 'CONTRIBUTING.md', 'apps/api/README.md'])(
  '%s refers to the settings, and describes none',
  (file) => {
    const text = read(file);
    const described = [...schemaSettings().keys()].filter((name) => new RegExp(`^\\| *\`${name}\``, 'm').test(text));
    expect(described).toEqual([]);
  },
);
