import { expect, it } from 'vitest';
import { noticesPage } from './notices.ts';

it('lists packages by licence, the same on every platform', () => {
  const page = noticesPage({
    MIT: [
      { name: 'b', versions: ['2.0.0', '1.0.0'], homepage: 'https://example.com/b' },
      { name: 'a', versions: ['1.2.3'] },
      { name: 'a-linux-x64-gnu', versions: ['1.2.3'] },
    ],
    'Apache-2.0': [{ name: 'c', versions: ['3.0.0'] }],
    ISC: [{ name: 'd-darwin-arm64', versions: ['1.0.0'] }],
  });
  expect(page.split('\n\n').slice(2)).toEqual([
    'Apache-2.0\n----------\nc 3.0.0',
    'MIT\n---\na 1.2.3\nb 1.0.0, 2.0.0 (https://example.com/b)\n',
  ]);
});
