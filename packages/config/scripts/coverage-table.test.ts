import { describe, expect, it } from 'vitest';
import { coverageProblems, coverageRows, deviationProblems, testTitles } from './coverage-table.ts';

describe('the titles of a test file', () => {
  it('are read with the blocks around them', () => {
    const source = [
      "describe('a lock', () => {",
      "  describe('when closed', () => {",
      "    it('opens with its password', async () => {});",
      '  });',
      "  it('asks again', () => {});",
      '});',
      "test('signs in', { tag: '@phone' }, async () => {});",
    ].join('\n');
    expect(testTitles(source)).toEqual([
      { title: 'opens with its password', under: ['a lock', 'when closed'] },
      { title: 'asks again', under: ['a lock'] },
      { title: 'signs in', under: [] },
    ]);
  });

  it('stand behind a table of cases', () => {
    const source = [
      "it.each(['a', 'b'])('reads %s', () => {});",
      'it.each<[string, () => void]>([',
      "  ['a', () => run('x')],",
      "])('writes %s', () => {});",
      "describe.each([1])('part %i', () => {",
      '  it(',
      '    `takes what is long`,',
      '    () => {},',
      '  );',
      '});',
    ].join('\n');
    expect(testTitles(source)).toEqual([
      { title: 'reads %s', under: [] },
      { title: 'writes %s', under: [] },
      { title: 'takes what is long', under: ['part %i'] },
    ]);
  });

  it('are those in the source, quotes freed and places of a template kept', () => {
    const source = [
      '  test(`a ${size} text`, () => {});',
      String.raw`  it('keeps the reader\'s place', () => {});`,
    ].join('\n');
    expect(testTitles(source).map(({ title }) => title)).toEqual(['a ${size} text', "keeps the reader's place"]);
  });

  it('are not those of tests that do not run, nor of steps', () => {
    const source = [
      "it.skip('a', () => {});",
      "test.fixme('b', () => {});",
      "await test.step('c', () => {});",
      "it.todo('d');",
    ];
    expect(testTitles(source.join('\n'))).toEqual([]);
  });
});

describe('the rows of the table', () => {
  it('are all but the head, with all their references', () => {
    const markdown = [
      '| # | what the document says | shown by |',
      '| --- | --- | --- |',
      '| L2-1 | signs in \\| out | `a.test.ts › signs in`<br>`b.test.ts › a \\| b` |',
      '| A5-2 | says nothing | |',
      '| stray | has no id | `a.test.ts › b` |',
    ].join('\n');
    expect(coverageRows(markdown)).toEqual([
      { line: 3, id: 'L2-1', statement: 'signs in \\| out', references: ['a.test.ts › signs in', 'b.test.ts › a | b'] },
      { line: 4, id: 'A5-2', statement: 'says nothing', references: [] },
      { line: 5, id: 'stray', statement: 'has no id', references: ['a.test.ts › b'] },
    ]);
  });
});

describe('the check', () => {
  const files = {
    'a.test.ts': [
      { title: 'opens', under: ['a door'] },
      { title: 'opens', under: ['a window'] },
      { title: 'closes', under: ['a door'] },
    ],
  };
  const check = (...references: string[]) =>
    coverageProblems(
      [{ line: 7, id: 'L1-1', statement: 'doors', references }],
      (path) => new Map(Object.entries(files)).get(path) ?? null,
    );

  it('accepts a title that one test of the file has', () => {
    expect(check('a.test.ts › closes', 'a.test.ts › a door › opens')).toEqual([]);
  });

  it.each([
    ['gone.test.ts › closes', 'no such file'],
    ['a.test.ts › shuts', 'no test of that title in the file'],
    ['a.test.ts › a window › closes', 'no test of that title in the file'],
    ['a.test.ts', 'no test of that title in the file'],
    ['a.test.ts › opens', 'several tests have that title; put the title of the describe block before it'],
  ])('names the row and the reference of %s', (reference, problem) => {
    expect(check(reference)).toEqual([`row L1-1 (line 7): ${problem}: ${reference}`]);
  });

  it('proposes the title that a renamed test has now', () => {
    const titles = ['keeps the answers of a lost network', 'closes'].map((title) => ({ title, under: [] }));
    const references = ['a.test.ts › keeps all answers when the network is lost'];
    expect(coverageProblems([{ line: 7, id: 'L1-1', statement: 'doors', references }], () => titles)).toEqual([
      `row L1-1 (line 7): no test of that title in the file; is it now \`a.test.ts › keeps the answers of a lost network\`?: ${references[0]}`,
    ]);
  });

  it('refuses a row without a test, without words, without an id, and an id used twice', () => {
    const row = { line: 1, id: 'L1-1', statement: '', references: [] };
    const rows = [row, { ...row, statement: 'doors' }, { ...row, id: 'L1', statement: 'windows' }];
    expect(coverageProblems(rows, () => null)).toEqual([
      'row L1-1 (line 1): says nothing',
      'row L1-1 (line 1): names no test',
      'row L1-1 (line 1): the id is used twice',
      'row L1-1 (line 1): names no test',
      'row L1 (line 1): has no id such as L2-14, A5-3 or D7',
      'row L1 (line 1): names no test',
    ]);
  });
});

describe('what differs from the documents', () => {
  const row = (id: string, mark = '') => `| ${id} | A statement${mark} | \`a.test.ts › a\` |`;
  const differs = ' ([differs](deviations.md))';
  const problems = (table: readonly string[], page: readonly string[]) =>
    deviationProblems(
      coverageRows(['| # | what | shown by |', '| --- | --- | --- |', ...table].join('\n')),
      ['| statement | does | why |', '| --- | --- | --- |', ...page].join('\n'),
    );

  it('is marked in the coverage and explained on its page', () => {
    const table = [row('L1-1', differs), row('L1-2'), row('A10-20', differs)];
    expect(problems(table, ['| L1-1, A10-20 | Other | Because |'])).toEqual([]);
  });

  it('is not explained without a mark, nor marked without an explanation', () => {
    expect(problems([row('L1-1', differs), row('L1-2')], ['| L1-2 | Other | Because |'])).toEqual([
      'row L1-1 (line 3): is marked as different, and docs/deviations.md does not explain it',
      'row L1-2 (line 4): is explained in docs/deviations.md, and is not marked: add “([differs](deviations.md))” to the statement',
    ]);
  });

  it('names statements that exist, what the product does and why', () => {
    expect(problems([row('L1-1')], ['| L1-9 | Other | Because |', '| the clock | Other | Because |'])).toEqual([
      'docs/deviations.md, line 3: there is no statement L1-9',
      'docs/deviations.md, line 4: names no statement such as L2-14 or A5-3',
    ]);
    expect(problems([row('L1-1', differs)], ['| L1-1 | | Because |'])).toEqual([
      'docs/deviations.md, line 3: does not say what the product does, or why',
    ]);
  });
});
