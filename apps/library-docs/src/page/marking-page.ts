import { readFileSync } from 'node:fs';
import { MARKING_PROFILES, type MarkingProfile } from '@bandwise/domain';
import type { Example } from './mark-example.ts';

/** A sentence of a rule and the answers that show it: one row of a table of docs/marking.md. */
export interface RuleSentence {
  readonly text: string;
  readonly type: string;
  readonly instruction: string;
  /** The text of the question; empty where it does not matter. */
  readonly question: string;
  readonly key: readonly string[];
  readonly offered: readonly string[];
  /** The caller's choices; undefined for the defaults. */
  readonly options: Example['options'];
  /** Answers by the heading of their column, such as `Right`; an answer is a text or any JSON value. */
  readonly answers: Readonly<Record<string, readonly unknown[]>>;
}

/** A rule as docs/marking.md tells it. */
export interface RuleSection {
  /** Its heading as an anchor. */
  readonly id: string;
  readonly title: string;
  readonly source: string;
  /** Paragraphs beside the table, as Markdown. */
  readonly prose: readonly string[];
  readonly sentences: readonly RuleSentence[];
}

const PAGE = new URL('../../../../docs/marking.md', import.meta.url);
const ABOUT = new Set(['Sentence', 'Type', 'Instruction', 'Question', 'Key', 'Offered', 'Options']);
const BOTH = new Set(['blanks', 'several-blanks', 'any-order', 'no-key', 'void']);
const SOURCE = /^_Source: (.*)_$/;

/** Every rule of marking, as docs/marking.md has them: its headings of the third level. */
export function readMarkingPage(page = readFileSync(PAGE, 'utf8')): readonly RuleSection[] {
  return page
    .split(/^(?=#{2,3} )/m)
    .filter((section) => section.startsWith('### '))
    .map(readSection);
}

function readSection(section: string): RuleSection {
  const [heading = '', ...blocks] = section.split(/\n{2,}/).map((block) => block.trim());
  const title = heading.slice('### '.length);
  const isTable = (block: string) => block.startsWith('|');
  return {
    id: title.toLowerCase().replaceAll(' ', '-'),
    title,
    source: blocks.map((block) => SOURCE.exec(block.replaceAll('\n', ' '))?.[1]).find(Boolean) ?? '',
    prose: blocks.filter((block) => block !== '' && !isTable(block) && !block.startsWith('_Source')),
    sentences: blocks.filter(isTable).flatMap(readTable),
  };
}

function readTable(table: string): readonly RuleSentence[] {
  const [head = [], , ...rows] = table.split('\n').map(cellsOf);
  return rows.map((row) => {
    const cell = (name: string) => row[head.indexOf(name)] ?? '';
    return {
      text: cell('Sentence'),
      type: cell('Type') || 'FILL_BLANKS',
      instruction: cell('Instruction').replaceAll('`', ''),
      question: cell('Question'),
      key: textsOf(cell('Key')),
      offered: textsOf(cell('Offered')),
      // The page's tests run each row, so another shape fails there.
      options: valuesOf(cell('Options'))[0] as Example['options'],
      answers: Object.fromEntries(head.filter((name) => !ABOUT.has(name)).map((name) => [name, valuesOf(cell(name))])),
    };
  });
}

function cellsOf(row: string): readonly string[] {
  return row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

/** `a`, json `["b"]`: each is a code span; `\u00ad` is that character. */
function valuesOf(cell: string): readonly unknown[] {
  return [...cell.matchAll(/(json )?`([^`]*)`/g)].map(([, isJson, text = '']): unknown =>
    isJson
      ? JSON.parse(text)
      : text.replace(/\\u([\da-f]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
  );
}

function textsOf(cell: string): readonly string[] {
  return valuesOf(cell).map(String);
}

/** A reason code and what it says, as the page's table of reasons has them. */
export function readReasons(page = readFileSync(PAGE, 'utf8')): ReadonlyMap<string, string> {
  return readCodes(page, '## Reasons');
}

/** The first two columns of the table under a heading; the first is a code. */
function readCodes(page: string, heading: string): ReadonlyMap<string, string> {
  const section = page.split(/^(?=## )/m).find((one) => one.startsWith(heading)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return new Map(rows.map(cellsOf).map(([code = '', next = '']) => [code.replaceAll('`', ''), next]));
}

/** The profiles that a rule belongs to: those named after one, to that one; the first three to both. */
export function profilesOf(id: string): readonly MarkingProfile[] {
  if (BOTH.has(id)) return MARKING_PROFILES;
  return id.startsWith('spec-') ? ['spec'] : ['ielts'];
}

/** The codes of the publish check with their severity, as the page's table of findings has them. */
export function readFindings(page = readFileSync(PAGE, 'utf8')): ReadonlyMap<string, string> {
  return readCodes(page, '## Publishing');
}
