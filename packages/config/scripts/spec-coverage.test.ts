import { describe, expect, it } from 'vitest';
import {
  coveragePage,
  coverageProblems,
  deviationProblems,
  shownIn,
  statementsIn,
  testTitles,
} from './spec-coverage.ts';

describe('the titles of a test file', () => {
  it('include the titles of the blocks around them', () => {
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

  it('are found after a table of cases', () => {
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

  it('are unescaped, with the placeholders of templates', () => {
    const source = [
      '  test(`a ${size} text`, () => {});',
      String.raw`  it('keeps the reader\'s place', () => {});`,
    ].join('\n');
    expect(testTitles(source).map(({ title }) => title)).toEqual(['a ${size} text', "keeps the reader's place"]);
  });

  it('do not include skipped tests and steps', () => {
    const source = [
      "it.skip('a', () => {});",
      "test.fixme('b', () => {});",
      "await test.step('c', () => {});",
      "it.todo('d');",
    ];
    expect(testTitles(source.join('\n'))).toEqual([]);
  });
});

describe('the ids of statements', () => {
  it('are read from the title of a test and of the blocks around it', () => {
    const source = [
      "describe('a lock [L1-1]', () => {",
      "  it('opens with its password [L1-2 A10-20 D7]', async () => {});",
      "  it('names part [2]', async () => {});",
      '});',
      "test('signs in @main', async () => {});",
      "test('signs out [D8] @main', async () => {});",
    ].join('\n');
    expect(shownIn('a.test.ts', source)).toEqual([
      { path: 'a.test.ts', title: 'opens with its password [L1-2 A10-20 D7]', ids: ['L1-1', 'L1-2', 'A10-20', 'D7'] },
      { path: 'a.test.ts', title: 'names part [2]', ids: ['L1-1'] },
      { path: 'a.test.ts', title: 'signs out [D8] @main', ids: ['D8'] },
    ]);
  });

  it('are at the beginning of lines', () => {
    const markdown = ['# Statements', '', 'Some words.', '- L2-1: Signs in', '- no statement', '- D7: Passwords'].join(
      '\n',
    );
    expect(statementsIn(markdown)).toEqual([
      { line: 4, id: 'L2-1', text: 'Signs in' },
      { line: 6, id: 'D7', text: 'Passwords' },
    ]);
  });
});

describe('the check', () => {
  const statements = statementsIn('- L1-1: Opens\n- L1-2: Closes');
  const test = (...ids: readonly string[]) => ({ path: 'a.test.ts', title: 'opens', ids });

  it('accepts statements that tests show', () => {
    expect(coverageProblems(statements, [test('L1-1', 'L1-2')])).toEqual([]);
  });

  it('lists statements without a test, and titles with an id of no statement', () => {
    expect(coverageProblems(statements, [test('L1-1', 'L1-9')])).toEqual([
      'L1-2 (line 2): no test has [L1-2] in its title: Closes',
      'a.test.ts › opens: there is no statement L1-9',
    ]);
  });

  it('refuses an id that is used twice', () => {
    expect(coverageProblems(statementsIn('- L1-1: Opens\n- L1-1: Closes'), [test('L1-1')])).toEqual([
      'L1-1 (line 2): the id is used twice',
    ]);
  });

  it('prints the statements with their tests', () => {
    expect(coveragePage('## Doors\n\n- L1-1: Opens\n- L1-2: Closes', [test('L1-1')])).toBe(
      '## Doors\n\n- L1-1: Opens\n  - a.test.ts › opens\n- L1-2: Closes',
    );
  });
});

describe('a deviation from the documents', () => {
  const problems = (...rows: readonly string[]) =>
    deviationProblems(
      statementsIn('- L1-1: Opens\n- A10-20: Closes'),
      ['| statement | does | why |', '| --- | --- | --- |', ...rows].join('\n'),
    );

  it('must name existing statements, what the product does, and why', () => {
    expect(problems('| L1-1, A10-20 | Other | Because |')).toEqual([]);
    expect(problems('| L1-9 | Other | Because |', '| the clock | Other | Because |', '| L1-1 | | Because |')).toEqual([
      'docs/deviations.md, line 3: there is no statement L1-9',
      'docs/deviations.md, line 4: names no statement such as L2-14 or A5-3',
      'docs/deviations.md, line 5: does not say what the product does, or why',
    ]);
  });
});
