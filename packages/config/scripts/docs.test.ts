import { expect, it } from 'vitest';
import { docsProblems, wordsIn, type DocPage } from './docs.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const README = { path: 'README.md', text: 'Read [a](docs/a.md).' };
const problems = (...pages: readonly DocPage[]) =>
  docsProblems(pages, (path) => pages.some((page) => page.path === path));

it('accepts short pages that are linked from the README', () => {
  expect(problems(README, { path: 'docs/a.md', text: '# A\n\nSee [B](b.md#what-is-it).' }, B)).toEqual([]);
});

const B = { path: 'docs/b.md', text: '# B\n\n## What is it?\n\n[above](#b), [site](https://example.com/x.md)' };

it('counts words, without table lines, API reports and translations', () => {
  expect(wordsIn([{ path: 'a.md', text: '| one | đồng hồ |\n| --- | --- |\n\n- 3\n' }])).toBe(4);
  expect(
    wordsIn([
      { path: 'api/a.api.md', text: 'one' },
      { path: 'src/help/pages/vi/a.md', text: 'một' },
    ]),
  ).toBe(0);
  expect(wordsIn([{ path: 'src/help/pages/en/a.md', text: 'one' }])).toBe(1);
});

it('refuses a long page, except the page of marking rules', () => {
  const long = { path: 'docs/a.md', text: words(1501) };
  const rules = { path: 'docs/marking.md', text: words(2000) };
  expect(problems({ path: 'README.md', text: '[a](docs/a.md) [rules](docs/marking.md)' }, long, rules)).toEqual([
    'docs/a.md has 1501 words, more than 1500',
  ]);
});

it('refuses more than 40,000 words in total', () => {
  const pages = Array.from({ length: 27 }, (_, page) => ({ path: `docs/${page}.md`, text: words(1500) }));
  const links = pages.map(({ path }) => `[page](${path})`).join('\n');
  expect(problems({ path: 'README.md', text: links }, ...pages)).toEqual([
    'All pages have 40527 words, more than 40000',
  ]);
});

it('limits the words of the changelog, but does not add them to the total', () => {
  const changelog = { path: 'CHANGELOG.md', text: words(1501) };
  expect(wordsIn([changelog, { path: 'packages/domain/CHANGELOG.md', text: 'one' }])).toBe(1);
  expect(problems({ path: 'README.md', text: '[changes](CHANGELOG.md)' }, changelog)).toEqual([
    'CHANGELOG.md has 1501 words, more than 1500',
  ]);
});

it('refuses a link to a file or heading that does not exist', () => {
  const page = {
    path: 'docs/a.md',
    text: '[c](c.md) [b](b.md#nothing) [top](#a)\n\n```\n[code](d.md)\n```\n\n`[code](d.md)`',
  };
  expect(problems({ path: 'README.md', text: '[a](docs/a.md) [b](docs/b.md)' }, page, B)).toEqual([
    'docs/a.md links to c.md, which does not exist',
    'docs/a.md links to b.md#nothing: no heading has that anchor',
    'docs/a.md links to #a: no heading has that anchor',
  ]);
});

it('numbers the anchors of equal headings', () => {
  const page = {
    path: 'docs/a.md',
    text: '## `Same`, twice\n\n## Same, twice\n\n[one](#same-twice) [two](#same-twice-1)',
  };
  expect(problems(README, page)).toEqual([]);
});

it('refuses a page that is more than two links away from the README', () => {
  const a = { path: 'docs/a.md', text: '[b](b.md)' };
  const b = { path: 'docs/b.md', text: '[c](c.md)' };
  const c = { path: 'docs/c.md', text: 'C' };
  expect(problems(README, a, b, c)).toEqual(['docs/c.md is more than two links away from README.md']);
});
