/** Reads docs/spec-coverage.md and the titles of test files: what the coverage check compares. */

export interface TestTitle {
  readonly title: string;
  /** The titles of the describe blocks around it, outermost first. */
  readonly under: readonly string[];
}

export interface CoverageRow {
  readonly line: number;
  readonly id: string;
  readonly statement: string;
  /** `path › title`, or `path › describe › title` where a file has a title twice. */
  readonly references: readonly string[];
}

const ROW_ID = /^([LA]\d+-|D)\d+$/;
const STATEMENT_ID = /\b[LA]\d+-\d+\b/g;
const DEVIATIONS = 'docs/deviations.md';
const DIFFERS = '[differs](deviations.md)';
/** The line under a table's head, by which the head is known too. */
const UNDER_HEAD = /^\|[\s|:-]+\|$/;
const LITERAL = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|${'`'}(?:[^${'`'}\\]|\\.)*${'`'}`;
/** A call at the start of a line, as the formatter leaves them; a table of cases stands before the title. */
const CALL = new RegExp(
  String.raw`^( *)(it|test|describe)(?:((?:\.\w+)*)\(\s*(${LITERAL})|(?:\.\w+)*\.(?:each|for)(?:<[^\n]*>)?\([\s\S]*?\)\(\s*(${LITERAL}))`,
  'gm',
);

/** Titles as they stand in the source: of a loop or a table of cases, the template. Skipped tests show nothing. */
export function testTitles(source: string): TestTitle[] {
  const blocks: { indent: number; title: string }[] = [];
  const titles: TestTitle[] = [];
  for (const [, spaces = '', word = '', modifiers = '', plain, ofTable] of source.matchAll(CALL)) {
    // The tags of a journey are no part of its title.
    const title = unquote(plain ?? ofTable ?? '').replaceAll(/ @[\w-]+/g, '');
    while (blocks.length && (blocks.at(-1)?.indent ?? 0) >= spaces.length) blocks.pop();
    if (word === 'describe' || modifiers === '.describe') blocks.push({ indent: spaces.length, title });
    else if (!modifiers) titles.push({ title, under: blocks.map((block) => block.title) });
  }
  return titles;
}

/** The rows of every table: an id such as `L2-14`, a statement, and references as code. */
export function coverageRows(markdown: string): CoverageRow[] {
  return tableRows(markdown).map(({ line, cells: [id = '', statement = '', shownBy = ''] }) => {
    const references = [...shownBy.matchAll(/(`+) ?(.+?) ?\1(?!`)/g)].map(([, , code = '']) =>
      code.replaceAll('\\|', '|'),
    );
    return { line, id, statement, references };
  });
}

interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of every table of a page, without heads. */
function tableRows(markdown: string): TableRow[] {
  const lines = markdown.split('\n');
  return lines.flatMap((text, index) => {
    if (!text.startsWith('|') || UNDER_HEAD.test(text) || UNDER_HEAD.test(lines[index + 1] ?? '')) return [];
    const cells = text.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return [{ line: index + 1, cells: cells.slice(1, -1) }];
  });
}

/**
 * Compares the coverage with the page of the product's differences from its documents.
 *
 * @param page docs/deviations.md: a table of statements, what the product does instead, and why.
 */
export function deviationProblems(rows: readonly CoverageRow[], page: string): string[] {
  const explained = tableRows(page).map(({ line, cells: [statements = '', does = '', why = ''] }) => ({
    where: `${DEVIATIONS}, line ${line}`,
    ids: [...statements.matchAll(STATEMENT_ID)].map(([id]) => id),
    isComplete: does !== '' && why !== '',
  }));
  const rowIds = new Set(rows.map(({ id }) => id));
  const listed = new Set(explained.flatMap(({ ids }) => ids));
  const unmarked = rows.flatMap(({ id, line, statement }) => {
    const isMarked = statement.includes(DIFFERS);
    if (isMarked === listed.has(id)) return [];
    return isMarked
      ? [`row ${id} (line ${line}): is marked as different, and ${DEVIATIONS} does not explain it`]
      : [
          `row ${id} (line ${line}): is explained in ${DEVIATIONS}, and is not marked: add “(${DIFFERS})” to the statement`,
        ];
  });
  const unclear = explained.flatMap(({ where, ids, isComplete }) => {
    const problems = ids.filter((id) => !rowIds.has(id)).map((id) => `${where}: there is no statement ${id}`);
    if (ids.length === 0) problems.push(`${where}: names no statement such as L2-14 or A5-3`);
    if (!isComplete) problems.push(`${where}: does not say what the product does, or why`);
    return problems;
  });
  return [...unmarked, ...unclear];
}

/** What is wrong with the table, one line each; none when every row names tests that are there. */
export function coverageProblems(
  rows: readonly CoverageRow[],
  titlesOf: (path: string) => TestTitle[] | null,
): string[] {
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const where = `row ${row.id} (line ${row.line})`;
    const problems = row.references.flatMap((reference) => {
      const problem = referenceProblem(reference, titlesOf);
      return problem ? [`${where}: ${problem}: ${reference}`] : [];
    });
    if (!ROW_ID.test(row.id)) problems.push(`${where}: has no id such as L2-14, A5-3 or D7`);
    if (seen.has(row.id)) problems.push(`${where}: the id is used twice`);
    seen.add(row.id);
    if (!row.statement) problems.push(`${where}: says nothing`);
    if (!row.references.length) problems.push(`${where}: names no test`);
    return problems;
  });
}

function referenceProblem(reference: string, titlesOf: (path: string) => TestTitle[] | null): string | null {
  const [path = '', ...names] = reference.split(' › ');
  const titles = titlesOf(path);
  if (!titles) return 'no such file';
  const named = titles.filter(({ title, under }) => endsWith([...under, title], names));
  if (!names.length || !named.length) return `no test of that title in the file${proposal(path, names, titles)}`;
  return named.length > 1 ? 'several tests have that title; put the title of the describe block before it' : null;
}

/** The closest title in the file: after a rename most likely what the row means. */
function proposal(path: string, names: readonly string[], titles: readonly TestTitle[]): string {
  const wanted = names.at(-1) ?? '';
  const [closest] = titles
    .filter(({ title }) => title !== wanted)
    .map(({ title }) => ({ title, closeness: closeness(title, wanted) }))
    .toSorted((a, b) => b.closeness - a.closeness);
  return closest && closest.closeness >= 0.4 ? `; is it now \`${path} › ${closest.title}\`?` : '';
}

/** How much two titles have in common, from 0 to 1: twice the pairs of letters in both, of all pairs. */
function closeness(first: string, second: string): number {
  const pairs = pairsOf(first);
  const others = pairsOf(second);
  const all = pairs.length + others.length;
  const common = pairs.filter((pair) => {
    const at = others.indexOf(pair);
    if (at >= 0) others.splice(at, 1);
    return at >= 0;
  });
  return all === 0 ? 0 : (2 * common.length) / all;
}

function pairsOf(title: string): string[] {
  const text = title.toLowerCase();
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2));
}

function endsWith(whole: readonly string[], end: readonly string[]): boolean {
  return end.every((name, index) => whole[whole.length - end.length + index] === name);
}

function unquote(literal: string): string {
  return literal.slice(1, -1).replaceAll(/\\(.)/g, '$1');
}
