import { expect, it } from 'vitest';
import { filesOf } from './preloaded-pages.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js'], css: ['assets/index.css'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
  '_text.js': { file: 'assets/text.js', imports: ['_shared.js'] },
  'page.tsx': { file: 'assets/page.js', imports: ['index.html', '_text.js'], css: ['assets/page.css'] },
};

it('names what a page imports at once, without what every page has', () => {
  expect(filesOf(manifest, ['page.tsx'])).toEqual(['/assets/page.js', '/assets/page.css', '/assets/text.js']);
});

it('refuses a page that was not built', () => {
  expect(() => filesOf(manifest, ['gone.tsx'])).toThrow('The build has no gone.tsx');
});
