/** Matches tests with statements of the specification (packages/config/requirements/statements.txt) by the ids in their titles. */

export interface Statement {
  readonly line: number;
  /** The id, such as `L2-14`, `A5-3` or `D7`. */
  readonly id: string;
  readonly text: string;
}

interface TestTitle {
  readonly title: string;
  /** The titles of the describe blocks around it, outermost first. */
  readonly under: readonly string[];
}

/** A test that shows statements. */
export interface Shown {
  readonly path: string;
  readonly title: string;
  readonly ids: readonly string[];
}

const ID = String.raw`(?:[LA]\d+-|D)\d+`;
const DEVIATIONS = 'docs/deviations.md';
/** The line below the header of a table. */
const UNDER_HEAD = /^\|[\s|:-]+\|$/;
const LITERAL = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|${'`'}(?:[^${'`'}\\]|\\.)*${'`'}`;
/** A test call at the start of a line, as the formatter writes it. A table of cases may precede the title. */
const CALL = new RegExp(
  String.raw`^( *)(it|test|describe)(?:((?:\.\w+)*)\(\s*(${LITERAL})|(?:\.\w+)*\.(?:each|for)(?:<[^\n]*>)?\([\s\S]*?\)\(\s*(${LITERAL}))`,
  'gm',
);

/** The titles as written in the source; for a loop or a table of cases, the template. Skipped tests are omitted. */
export function testTitles(source: string): TestTitle[] {
  const blocks: { indent: number; title: string }[] = [];
  const titles: TestTitle[] = [];
  for (const [, spaces = '', word = '', modifiers = '', plain, ofTable] of source.matchAll(CALL)) {
    const title = unquote(plain ?? ofTable ?? '');
    while (blocks.length && (blocks.at(-1)?.indent ?? 0) >= spaces.length) blocks.pop();
    if (word === 'describe' || modifiers === '.describe') blocks.push({ indent: spaces.length, title });
    else if (!modifiers) titles.push({ title, under: blocks.map((block) => block.title) });
  }
  return titles;
}

/** The tests of a file that show statements: their title, or a title around them, contains `[L2-14]` or `[L2-14 A5-3]`. */
export function shownIn(path: string, source: string): Shown[] {
  return testTitles(source).flatMap(({ title, under }) => {
    const ids = [...under, title].flatMap(idsIn);
    return ids.length ? [{ path, title, ids }] : [];
  });
}

function idsIn(title: string): string[] {
  const groups = title.matchAll(new RegExp(String.raw`\[(${ID}(?: ${ID})*)\]`, 'g'));
  return [...groups].flatMap(([, ids = '']) => ids.split(' '));
}

/** The statements of packages/config/requirements/statements.txt: lines such as `- L2-14: Fields username and password`. */
export function statementsIn(markdown: string): Statement[] {
  const line = new RegExp(String.raw`^- (${ID}): (.+)$`);
  return markdown.split('\n').flatMap((text, index) => {
    const [, id, statement] = line.exec(text) ?? [];
    return id && statement ? [{ line: index + 1, id, text: statement }] : [];
  });
}

/** One line for each statement without a test or with an id that is used twice, and for each title with an unknown id. */
export function coverageProblems(statements: readonly Statement[], tests: readonly Shown[]): string[] {
  const shown = new Set(tests.flatMap(({ ids }) => ids));
  const ids = new Set<string>();
  const ofStatements = statements.flatMap(({ id, line, text }) => {
    const problems = shown.has(id) ? [] : [`${id} (line ${line}): no test has [${id}] in its title: ${text}`];
    if (ids.has(id)) problems.push(`${id} (line ${line}): the id is used twice`);
    ids.add(id);
    return problems;
  });
  const ofTests = tests.flatMap((test) =>
    test.ids.filter((id) => !ids.has(id)).map((id) => `${test.path} › ${test.title}: there is no statement ${id}`),
  );
  return [...ofStatements, ...ofTests];
}

/** The page that `check-coverage.ts page` prints: each statement with the tests that show it. */
export function coveragePage(markdown: string, tests: readonly Shown[]): string {
  const lines = markdown.split('\n').map((line) => {
    const [statement] = statementsIn(line);
    const shown = statement ? tests.filter(({ ids }) => ids.includes(statement.id)) : [];
    return line + shown.map(({ path, title }) => `\n  - ${path} › ${title}`).join('');
  });
  return lines.join('\n');
}

/**
 * Finds errors in the page of deviations from the documents.
 *
 * @param page docs/deviations.md: a table of statements, of what the product does instead, and of the reasons.
 */
export function deviationProblems(statements: readonly Statement[], page: string): string[] {
  const ids = new Set(statements.map(({ id }) => id));
  return tableRows(page).flatMap(({ line, cells: [named = '', does = '', why = ''] }) => {
    const where = `${DEVIATIONS}, line ${line}`;
    const differing = [...named.matchAll(new RegExp(String.raw`\b${ID}\b`, 'g'))].map(([id]) => id);
    const problems = differing.filter((id) => !ids.has(id)).map((id) => `${where}: there is no statement ${id}`);
    if (differing.length === 0) problems.push(`${where}: names no statement such as L2-14 or A5-3`);
    if (!does || !why) problems.push(`${where}: does not say what the product does, or why`);
    return problems;
  });
}

/** The rows of all tables of a page, without headers. */
function tableRows(markdown: string): { readonly line: number; readonly cells: readonly string[] }[] {
  const lines = markdown.split('\n');
  return lines.flatMap((text, index) => {
    if (!text.startsWith('|') || UNDER_HEAD.test(text) || UNDER_HEAD.test(lines[index + 1] ?? '')) return [];
    const cells = text.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return [{ line: index + 1, cells: cells.slice(1, -1) }];
  });
}

function unquote(literal: string): string {
  return literal.slice(1, -1).replaceAll(/\\(.)/g, '$1');
}
