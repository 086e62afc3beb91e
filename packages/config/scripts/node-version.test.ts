import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');
const WORKSPACE = read('pnpm-workspace.yaml');
const PINNED = /^ {2}node: (\d.*)$/m.exec(WORKSPACE)?.[1];

it('packages are installed for the Node that runs the product, not for the one that runs the installation', () => {
  expect(PINNED).toBeDefined();
  expect(/^nodeVersion: (.+)$/m.exec(WORKSPACE)?.[1]).toBe(PINNED);
});

it('editors and version managers use the same Node', () => {
  expect(read('.node-version').trim()).toBe(PINNED);
});

it('the images have the same Node [D84]', () => {
  const bases = [...read('Dockerfile').matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
  expect(bases).toEqual([PINNED, PINNED]);
});

it('the version of pnpm is exact, and no other pnpm downloads it', () => {
  const manifest: { packageManager: string } = JSON.parse(read('package.json'));
  expect(manifest.packageManager).toMatch(/^pnpm@12\.\d+\.\d+$/);
  expect(WORKSPACE).toMatch(/^pmOnFail: ignore$/m);
});

it('the workflow tests the oldest Node that the README promises', () => {
  const promised = /machine with Node (\d+) or newer/.exec(read('README.md'))?.[1];
  expect(promised).toBeDefined();
  expect(read('.github/workflows/ci.yml')).toContain(`node: [${promised},`);
  const manifest: { engines: { node: string } } = JSON.parse(read('package.json'));
  expect(manifest.engines.node).toBe(`>=${promised}`);
});
