import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

export const LEARNER_DIST = fileURLToPath(new URL('../../../apps/learner-web/dist/', import.meta.url));

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Kilobytes of gzip that a screen may load, script and style. */
interface Limit {
  readonly js: number;
  readonly css: number;
}

/** The limit of each screen of the learner app, and the modules (by the ends of their paths) that it needs before it can be used. */
export const SCREENS: Readonly<Record<string, Limit & { readonly modules: readonly string[] }>> = {
  'sign-in': { modules: ['/sign-in-page.tsx'], js: 130, css: 20 },
  home: { modules: ['/layout.tsx', '/home-page.tsx'], js: 130, css: 20 },
  'list of tests': { modules: ['/layout.tsx', '/practice-page.tsx'], js: 136, css: 20 },
  // Reading and listening share one file.
  'reading or listening': { modules: ['/attempt-page.tsx', '/marked-screens.ts'], js: 175, css: 20 },
  'a test with drag and drop': {
    modules: ['/attempt-page.tsx', '/marked-screens.ts', '/draggable-view.tsx'],
    js: 190,
    css: 20,
  },
  writing: { modules: ['/attempt-page.tsx', '/writing-screen.tsx'], js: 155, css: 20 },
  // It includes Writing, because an exam may have any skill.
  'whole exam': { modules: ['/sitting-page.tsx'], js: 182, css: 20 },
};

/** Kilobytes of gzip by file name without its hash. */
type Files = Readonly<Record<string, number>>;

/** The download of one screen. */
export interface Download extends Limit {
  readonly screen: string;
  readonly limit: Limit;
  readonly files: Files;
}

/** The downloads of the learner app's screens, from the build in `dist`; null if it is not built. */
export async function learnerDownloads(dist = LEARNER_DIST): Promise<readonly Download[] | null> {
  const manifest = await readManifest(dist);
  if (!manifest) return null;
  const entries = Object.entries(SCREENS).map(async ([screen, { modules, ...limit }]): Promise<Download> => {
    // A build with one style sheet lists it as `style.css`, apart from the chunks.
    const keys = ['index.html', 'style.css', ...modules.map((end) => findKey(manifest, end))];
    const files = await compressedSizes(dist, filesOf(manifest, keys));
    return { screen, limit, files, js: sum(files, '.js'), css: sum(files, '.css') };
  });
  return Promise.all(entries);
}

/** Describes a screen that exceeds its limit by the files that grew since they were recorded; null within the limit. */
export function limitProblem({ screen, limit, js, css, files }: Download, recorded: Files): string | null {
  const over = [
    ...(js > limit.js ? [`${js.toFixed(1)} kB of script, ${limit.js} wanted`] : []),
    ...(css > limit.css ? [`${css.toFixed(1)} kB of style, ${limit.css} wanted`] : []),
  ];
  if (over.length === 0) return null;
  const grown = Object.entries(files)
    .map(([name, kb]) => ({ name, by: kb - (recorded[name] ?? 0), isNew: !(name in recorded) }))
    .filter(({ by }) => by >= 0.1)
    .toSorted((a, b) => b.by - a.by)
    .map(({ name, by, isNew }) => `${name} ${isNew ? 'is new, ' : '+'}${by.toFixed(1)}`);
  return `${screen}: ${over.join('; ')}. Since it was recorded: ${grown.join(', ') || 'nothing grew'}`;
}

const sum = (files: Files, end: string) =>
  Object.entries(files).reduce((all, [name, kb]) => (name.endsWith(end) ? all + kb : all), 0);

async function readManifest(dist: string): Promise<Manifest | null> {
  try {
    // Vite writes this shape.
    return JSON.parse(await readFile(path.join(dist, 'manifest.json'), 'utf8')) as Manifest;
  } catch {
    return null;
  }
}

function findKey(manifest: Manifest, end: string): string {
  const key = Object.keys(manifest).find((name) => name.endsWith(end));
  if (key === undefined) throw new Error(`The learner app's build has no ${end}`);
  return key;
}

/** The files that a browser must load before it can run the chunks. */
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

async function compressedSizes(dist: string, files: ReadonlySet<string>): Promise<Files> {
  const measured = [...files].map(async (file) => {
    const { length } = gzipSync(await readFile(path.join(dist, file)), { level: 9 });
    return [path.basename(file).replace(/-[\w-]{8}(?=\.\w+$)/, ''), length / 1000] as const;
  });
  const sizes: Record<string, number> = {};
  for (const [name, kb] of await Promise.all(measured)) sizes[name] = (sizes[name] ?? 0) + kb;
  return sizes;
}
