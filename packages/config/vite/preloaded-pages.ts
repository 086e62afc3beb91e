import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A page of an app whose code is fetched beside the app's own, not after it. */
export interface PreloadedPage {
  /** Which addresses show it: the source of a regular expression for the path. */
  readonly at: string;
  /** Only for who is signed in, or only for who is not; left out: for both. */
  readonly signedIn?: boolean;
  /** The modules that the page is made of, as the manifest calls them. */
  readonly modules: readonly string[];
  /** What it asks of the API first, where its address has no query; `$1` stands for the first group of `at`. */
  readonly calls?: readonly string[];
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const SCRIPT = 'preload.js';
const PLACE = '[/* written by the build */]';

/**
 * Writes into the public `preload.js` which files and answers each page needs beyond what index.html loads, the first page that fits being
 * taken. The build's manifest must be `manifest.json`.
 */
export function preloadedPages(pages: readonly PreloadedPage[]): Plugin {
  let outDir = '';
  return {
    name: 'bandwise:preloaded-pages',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      // Written by Vite.
      const manifest = JSON.parse(readFileSync(join(outDir, 'manifest.json'), 'utf8')) as Manifest;
      const script = readFileSync(join(outDir, SCRIPT), 'utf8');
      if (!script.includes(PLACE)) throw new Error(`${SCRIPT} has no place for the pages: ${PLACE}`);
      const written = pages.map(({ modules, ...page }) => ({ ...page, files: filesOf(manifest, modules) }));
      writeFileSync(join(outDir, SCRIPT), script.replace(PLACE, JSON.stringify(written)));
    },
  };
}

/** What the modules import at once, without what the page itself names already. @throws for a module that was not built. */
export function filesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const known = reach(manifest, ['index.html']);
  return [...reach(manifest, modules)].filter((file) => !known.has(file));
}

function reach(manifest: Manifest, keys: readonly string[], files = new Set<string>()): ReadonlySet<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    if (files.has(`/${chunk.file}`)) continue;
    files.add(`/${chunk.file}`);
    for (const css of chunk.css ?? []) files.add(`/${css}`);
    reach(manifest, chunk.imports ?? [], files);
  }
  return files;
}
