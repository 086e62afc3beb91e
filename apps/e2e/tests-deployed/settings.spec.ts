import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const ROOT = new URL('../../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, ROOT), 'utf8');
const guide = readdirSync(new URL('docs/school/', ROOT))
  .map((page) => read(`docs/school/${page}`))
  .join('\n');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The product ignores misspelt settings, so this test finds them. */
test.describe('a setting named in', () => {
  const settings = namesIn(read('apps/api/src/config/config.ts'), /^ {2}([A-Z_]+): /gm);

  test('deploy/.env.example exists, occurs once, and has a row in docs/school', () => {
    const named = namesIn(read('deploy/.env.example'), /^([A-Z_]+)=/gm);
    expect(named.length).toBeGreaterThan(10);
    expect(settings).toEqual(expect.arrayContaining(named));
    expect(new Set(named).size).toBe(named.length);
    expect(named.filter((name) => !guide.includes(`\`${name}\``) && !guide.includes(`\`${name}=`))).toEqual([]);
  });

  test('docs/school exists, or is a variable of deploy/nginx/render or compose.yaml', () => {
    const others = new Set([
      ...namesIn(read('deploy/nginx/render'), /"\$\{([A-Z_]+):=/g),
      ...namesIn(read('compose.yaml'), /\$\{([A-Z_]+):\?/g),
    ]);
    const named = namesIn(guide, /\b([A-Z]+(?:_[A-Z]+)+)=/g);
    expect(named.filter((name) => !settings.includes(name) && !others.has(name))).toEqual([]);
  });
});
