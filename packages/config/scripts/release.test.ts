import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isVersion, releaseProblems, withHeading, withVersion, type Manifest } from './release.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const packages = globSync('{apps,packages}/*/package.json', { cwd: ROOT });

describe('the version of the product', () => {
  it('is in every package except the library', () => {
    const manifests = ['package.json', ...packages].map((path): Manifest => {
      const { name, version }: { name: string; version: string } = JSON.parse(read(path));
      return { path, name, version };
    });
    const [product] = manifests;
    expect(releaseProblems(manifests, `## ${product?.version}`)).toEqual([]);
  });

  it('is not tagged while a package or the changelog has another version', () => {
    const manifests = [
      { path: 'package.json', name: 'product', version: '1.2.3' },
      { path: 'a/package.json', name: 'a', version: '1.2.2' },
      { path: 'd/package.json', name: '@bandwise/domain', version: '4.0.0' },
    ];
    expect(releaseProblems(manifests, '# Changelog\n\n## Unreleased\n\n## 1.2.2\n')).toEqual([
      'a/package.json has version 1.2.2, not 1.2.3',
      'CHANGELOG.md begins with Unreleased, not 1.2.3',
    ]);
    expect(releaseProblems([{ path: 'package.json', name: 'product' }], '')).toEqual([
      'package.json has no version such as 1.2.3',
    ]);
  });

  it('replaces the previous version', () => {
    const manifest = '{\n  "name": "a",\n  "version": "1.0.0",\n  "x": { "version": "1.0.0" }\n}\n';
    expect(withVersion(manifest, 'a', '1.1.0')).toBe(manifest.replace('1.0.0', '1.1.0'));
    expect(withVersion(manifest, '@bandwise/domain', '1.1.0')).toBe(manifest);
    expect(['1.1.0', '1.1', '1.x', 'v1.1.0', ''].filter(isVersion)).toEqual(['1.1.0']);
  });

  it('becomes the heading of the unreleased changes', () => {
    expect(withHeading('# Changelog\n\n## Unreleased\n\n- A line\n', '1.1.0')).toBe(
      '# Changelog\n\n## 1.1.0\n\n- A line\n',
    );
  });
});

it('every package contains the licence', () => {
  const licence = read('LICENSE');
  expect(packages.filter((path) => read(path.replace('package.json', 'LICENSE')) !== licence)).toEqual([]);
});
