import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { learnerDownloads, SCREENS, limitProblem } from './learner-downloads.ts';

let dist = '';
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'bandwise-downloads-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(dist, file), text);

it('counts each file that a screen imports statically once, and none that it loads later', async () => {
  mkdirSync(path.join(dist, 'assets'));
  const modules = Object.values(SCREENS).flatMap((screen) => screen.modules);
  const page = {
    file: 'assets/page-AbCd_123.js',
    imports: ['_shared.js', 'index.html'],
    css: ['assets/page-12345678.css'],
  };
  const manifest = {
    'index.html': { file: 'assets/index-12345678.js', imports: ['_shared.js'], dynamicImports: ['late.tsx'] },
    '_shared.js': { file: 'assets/shared-12345678.js' },
    'late.tsx': { file: 'assets/late-12345678.js' },
    'style.css': { file: 'assets/style-12345678.css' },
    ...Object.fromEntries(modules.map((end) => [`src${end}`, page])),
  };
  write('manifest.json', JSON.stringify(manifest));
  for (const name of ['index-12345678.js', 'shared-12345678.js', 'page-AbCd_123.js'])
    write(path.join('assets', name), name);
  for (const name of ['page-12345678.css', 'style-12345678.css']) write(path.join('assets', name), name);
  const [signIn] = (await learnerDownloads(dist)) ?? [];
  expect(Object.keys(signIn?.files ?? {}).toSorted()).toEqual([
    'index.js',
    'page.css',
    'page.js',
    'shared.js',
    'style.css',
  ]);
});

it('returns null before the build', async () => {
  expect(await learnerDownloads(dist)).toBeNull();
});

it('names the files that grew for a screen above its limit, and returns null for a screen within it', () => {
  const files = { 'index.js': 80, 'shared.js': 40, 'new.js': 12, 'page.css': 3 };
  const download = { screen: 'sign-in', limit: { js: 130, css: 20 }, files, js: 132, css: 3 };
  expect(limitProblem(download, { 'index.js': 80, 'shared.js': 38.5, 'page.css': 2 })).toBe(
    'sign-in: 132.0 kB of script, 130 wanted. Since it was recorded: new.js is new, 12.0, shared.js +1.5, page.css +1.0',
  );
  expect(limitProblem({ ...download, css: 21, js: 130 }, files)).toBe(
    'sign-in: 21.0 kB of style, 20 wanted. Since it was recorded: nothing grew',
  );
  expect(limitProblem({ ...download, js: 130 }, {})).toBeNull();
});
