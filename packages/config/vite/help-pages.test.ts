import { expect, it } from 'vitest';
import { compileHelpPage } from './help-pages.ts';

const compile = (source: string) => compileHelpPage(source, '/help/en/saving.md');

it('separates the title, the first paragraph and the rest of a page', () => {
  expect(compile('# Saving\n\nYour answers are safe.\n\n## Offline\n\nGo on.\n')).toEqual({
    id: 'saving',
    title: 'Saving',
    lead: 'Your answers are safe.',
    html: '<h2>Offline</h2>\n<p>Go on.</p>\n',
    pictures: [],
  });
});

it('links to other pages by their addresses', () => {
  expect(compile('# A\n\nB.\n\nSee [bands](bands.md) and [home](/home).').html).toContain(
    '<a href="bands">bands</a> and <a href="/home">home</a>',
  );
});

it.each([
  ['without a title', 'Only words.', 'does not begin with its title'],
  ['without a first paragraph', '# Saving\n\n- a list\n', 'has no paragraph below its title'],
  ['with a picture that is not there', '# A\n\nB.\n\n![C](pictures/none.webp)', 'none.webp'],
])('refuses a page %s', (_, source, message) => {
  expect(() => compile(source)).toThrow(message);
});
