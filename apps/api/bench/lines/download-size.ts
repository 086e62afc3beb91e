import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const DIST = fileURLToPath(new URL('../../../learner-web/dist/', import.meta.url));

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

export interface Download {
  readonly screen: string;
  /** Kilobytes of gzip, as it is served. */
  readonly js: number;
  readonly css: number;
  readonly target: string;
}

/** What the learner app's screens load, from the built app's manifest; null when it is not built. */
export async function downloadSizes(): Promise<readonly Download[] | null> {
  const manifest = await readManifest();
  if (!manifest) return null;
  const screen = (...ends: string[]) => filesOf(manifest, ['index.html', ...ends.map((end) => find(manifest, end))]);
  const first = screen('/sign-in-page.tsx');
  // Reading and listening share their file, and each loads all of it.
  const test = screen('/attempt-page.tsx', '/marked-screens.ts');
  const writing = screen('/attempt-page.tsx', '/writing-screen.tsx');
  const list = screen('/layout.tsx', '/practice-page.tsx');
  return [
    { screen: 'first screen (sign-in)', ...(await sizeOf(first)), target: 'js ≤ 150, css ≤ 25' },
    { screen: 'list of tests, all of it', ...(await sizeOf(list)), target: 'js ≤ 190' },
    { screen: 'reading, listening, all of it', ...(await sizeOf(test)), target: 'js ≤ 190' },
    { screen: 'reading, listening, new', ...(await sizeOf(without(test, first))), target: 'js ≤ 130' },
    { screen: 'writing, all of it', ...(await sizeOf(writing)), target: 'js ≤ 190' },
    { screen: 'writing, new', ...(await sizeOf(without(writing, first))), target: 'js ≤ 130' },
  ];
}

function without(files: ReadonlySet<string>, known: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...files].filter((file) => !known.has(file)));
}

async function readManifest(): Promise<Manifest | null> {
  try {
    // Written by Vite.
    return JSON.parse(await readFile(path.join(DIST, 'manifest.json'), 'utf8')) as Manifest;
  } catch {
    return null;
  }
}

function find(manifest: Manifest, end: string): string {
  const key = Object.keys(manifest).find((name) => name.endsWith(end));
  if (key === undefined) throw new Error(`The learner app's build has no ${end}`);
  return key;
}

/** Everything that must be there before these chunks run. */
function filesOf(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): ReadonlySet<string> {
  const files = new Set<string>();
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...filesOf(manifest, chunk.imports ?? [], seen)])
      files.add(file);
  }
  return files;
}

async function sizeOf(files: ReadonlySet<string>): Promise<{ js: number; css: number }> {
  const size = async (end: string) => {
    const wanted = [...files].filter((file) => file.endsWith(end));
    const sizes = await Promise.all(
      wanted.map(async (file) => gzipSync(await readFile(path.join(DIST, file)), { level: 9 }).length),
    );
    return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000;
  };
  return { js: await size('.js'), css: await size('.css') };
}
