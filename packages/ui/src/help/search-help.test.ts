import { expect, it } from 'vitest';
import type { HelpPage } from './help-page.ts';
import { searchHelp } from './search-help.ts';

const saving: HelpPage = {
  id: 'saving',
  title: 'Saving and offline',
  lead: 'Answers are stored at once.',
  html: '<h2>Network</h2><p>Go on without it.</p><table><tbody><tr><td>Saved</td><td>The server has it.</td></tr></tbody></table>',
};
const listening: HelpPage = {
  id: 'listening',
  title: 'Listening',
  lead: 'You need a network.',
  html: '<ul><li>Saving the battery helps. Nghe đi.</li></ul>',
};

const search = (query: string) => searchHelp([listening, saving], query).map(({ page, excerpt }) => [page.id, excerpt]);

it('puts pages with the word in the title first, and shows where the text has it', () => {
  expect(search('saving')).toEqual([
    ['saving', 'Saved · The server has it.'],
    ['listening', 'Saving the battery helps. Nghe đi.'],
  ]);
});

it.each([
  ['the beginning of a word', 'batt', [['listening', 'Saving the battery helps. Nghe đi.']]],
  ['another form of a word', 'answering savings', [['saving', 'Answers are stored at once.']]],
  ['another case', 'SERVER', [['saving', 'Saved · The server has it.']]],
  ['no accents', 'di nghe', [['listening', 'Saving the battery helps. Nghe đi.']]],
  ['words from different passages', 'network stored', [['saving', 'Answers are stored at once.']]],
  ['a word that one page lacks', 'network unicorn', []],
  ['nothing but signs', '?!', []],
])('finds %s', (_, query, found) => {
  expect(search(query)).toEqual(found);
});
