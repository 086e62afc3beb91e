import { build } from 'vite';
import { expect, it } from 'vitest';
import { COMPILE_WHOLE, firstLine } from './first-line.ts';

const FILES: Readonly<Record<string, string>> = {
  entry: 'export const late = () => import("late");',
  late: 'import "look.css"; export const here = 1;',
  'look.css': 'p { color: red }',
};

/** Serves FILES without a disk. */
const virtual = {
  name: 'virtual',
  resolveId: (id: string) => (id in FILES ? `\0${id}` : null),
  load: (id: string) => FILES[id.slice(1)] ?? null,
};

it('precedes the code that the build itself puts first', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [virtual, firstLine(COMPILE_WHOLE)],
    build: { write: false, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' } },
  });
  if (!('output' in built)) throw new Error('One build has one output');
  const scripts = built.output.flatMap((file) => (file.type === 'chunk' ? file.code : []));
  expect(scripts).toHaveLength(2);
  for (const script of scripts) expect(script.split('\n')[0]).toBe(COMPILE_WHOLE);
  expect(scripts.some((script) => script.includes('__vite__mapDeps'))).toBe(true);
});
