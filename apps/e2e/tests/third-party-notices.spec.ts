import { readFileSync } from 'node:fs';
import { expect, test } from '../src/test.ts';

/** The dependencies of packages, without those of this repository. */
function dependenciesOf(...folders: readonly string[]): string[] {
  return (
    folders
      .flatMap((folder) => {
        const file = new URL(`../../../${folder}/package.json`, import.meta.url);
        const manifest: { dependencies: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'));
        return Object.keys(manifest.dependencies);
      })
      .filter((name) => !name.startsWith('@bandwise/'))
      // This package only re-exports another one.
      .map((name) => (name === 'react-router-dom' ? 'react-router' : name))
  );
}

for (const [name, folder, path] of [
  ['learner app', 'apps/learner-web', '/third-party-notices.txt'],
  ['console', 'apps/admin-web', '/admin/third-party-notices.txt'],
] as const) {
  test(`the ${name} serves the licences of all that it contains @main`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.headers()['content-type']).toContain('text/plain');
    const notices = await answer.text();
    expect(dependenciesOf(folder).filter((dependency) => !notices.includes(`\n## ${dependency} - `))).toEqual([]);
    // The texts, not only the names.
    expect(notices).toContain('Permission is hereby granted, free of charge');
  });
}
