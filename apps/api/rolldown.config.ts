import { globSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';

/** Files that are started by name. */
const ENTRIES = [
  'main.ts',
  ...globSync('cli/*.ts', {
    cwd: path.join(import.meta.dirname, 'src'),
    exclude: ['**/*.test.ts', 'cli/read-password.ts'],
  }),
  'db/embedded/write-empty-database.ts',
];

/** These find files of their own, or are no JavaScript. */
const LEFT_ALONE = [
  '@electric-sql/pglite',
  '@fastify/swagger',
  '@node-rs/argon2',
  '@scalar/fastify-api-reference',
  'jsdom',
  'piscina',
];

const WORKER = /new URL\('(?:\.\/)?([^']+\.worker)\.ts', import\.meta\.url\)/;

/** Makes files of the workers too, and has those who start them find these. */
const workers: Plugin = {
  name: 'workers',
  transform: {
    filter: { code: WORKER },
    handler(code, id, { magicString }) {
      const [url, name] = WORKER.exec(code) ?? [];
      if (url === undefined || name === undefined || magicString === undefined) return null;
      const file = path.join(path.dirname(id), `${name}.ts`);
      const worker = this.emitFile({ type: 'chunk', id: file, name });
      magicString.replace(url, `new URL(import.meta.ROLLUP_FILE_URL_${worker})`);
      return { code: magicString };
    },
  },
};

export const INPUT = Object.fromEntries(ENTRIES.map((file) => [file.replace(/\.ts$/, ''), path.join('src', file)]));

/** Bundles the code of the start into few files, and lazily imported code into others. */
export default defineConfig({
  input: INPUT,
  platform: 'node',
  resolve: { conditionNames: ['@bandwise/source', 'node'] },
  external: (id) => LEFT_ALONE.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [workers],
  output: {
    dir: 'dist',
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    sourcemap: true,
    sourcemapExcludeSources: true,
  },
});
