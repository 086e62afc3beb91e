import type { Block, DraftQuestion } from '../block.ts';
import { squeezed } from '../lines/clean-text.ts';
import { htmlOf } from '../lines/html-text.ts';
import { withMarks } from '../lines/marks.ts';
import { splitGaps, type GapRules } from '../markers/gaps.ts';
import { questionNumber } from '../outline.ts';
import type { GapBlock } from './gap-lines.ts';

const LONGEST_TITLE = 80;

export interface GapText {
  readonly html: string;
  readonly questions: readonly DraftQuestion[];
  readonly lines: ReadonlyMap<number, readonly number[]>;
}

/** The text as HTML, with a blank for each gap. A gap without a number takes the next one. */
export function writeGapText(blocks: readonly GapBlock[], block: Block, rules: GapRules): GapText {
  const writer = new GapWriter(block, rules);
  const written = blocks.map((one) => writer.write(one));
  return { html: assemble(written), questions: writer.questions, lines: writer.lines };
}

interface Written {
  readonly kind: GapBlock['kind'] | 'title';
  readonly table: number | null;
  readonly cells: readonly string[];
  readonly hasGap: boolean;
}

class GapWriter {
  readonly questions: DraftQuestion[] = [];
  readonly lines = new Map<number, readonly number[]>();
  readonly #block: Block;
  readonly #rules: GapRules;
  #next: number;
  #isFirst = true;

  constructor(block: Block, rules: GapRules) {
    this.#block = block;
    this.#rules = rules;
    this.#next = block.range?.first ?? 1;
  }

  write({ kind, texts, lines, table }: GapBlock): Written {
    const before = this.questions.length;
    const cells = texts.map((text) =>
      text
        .split('\n')
        .map((line) => this.#cell(line, { kind, lines }))
        .join('<br>'),
    );
    const added = this.questions.slice(before);
    for (const line of lines)
      this.lines.set(
        line,
        added.map(({ first }) => first),
      );
    const isTitle = this.#isFirst && kind === 'paragraph' && added.length === 0 && isShort(texts[0] ?? '');
    this.#isFirst = false;
    if (isTitle) return { kind: 'title', table, cells: texts.map((text) => htmlOf(squeezed(text))), hasGap: false };
    return { kind, table, cells, hasGap: added.length > 0 };
  }

  #cell(text: string, { kind, lines }: Pick<GapBlock, 'kind' | 'lines'>): string {
    const own = questionNumber(text, this.#block.range, null);
    const isOwn =
      own !== null && splitGaps(own.rest, this.#rules).some((piece) => piece.kind === 'gap' && piece.number === null);
    const pieces = splitGaps(isOwn ? own.rest : text, this.#rules);
    // The number precedes the sentence with the gap.
    let pending =
      isOwn && !pieces.some((piece) => piece.kind === 'gap' && piece.number === own.first) ? own.first : null;
    const written = pieces.map((piece) => {
      if (piece.kind === 'text') return piece.text;
      const number = piece.number ?? pending ?? this.#next;
      if (piece.number === null) pending = null;
      this.#next = number + 1;
      this.questions.push({ first: number, last: number, text: '', lines: [...lines], options: [], key: null });
      return ` {${number}} `;
    });
    const words = squeezed(written.join(''))
      .replace(/\} ([.,;:?!)’'])/g, '}$1')
      .replace(/([(‘“]) \{/g, '$1{');
    const source = this.#block.lines.filter(({ index }) => lines.includes(index));
    // Head cells are bold anyway.
    return withMarks(words, source, { keepsWhole: kind !== 'row' }) ?? htmlOf(words);
  }
}

function isShort(text: string): boolean {
  return text.length <= LONGEST_TITLE && !/[.;,]$/.test(text);
}

function assemble(written: readonly Written[]): string {
  let html = '';
  for (let at = 0; at < written.length;) {
    const one = written[at];
    if (one === undefined) break;
    let end = at + 1;
    while (isTogether(one, written[end])) end += 1;
    html += element(one.kind, written.slice(at, end));
    at = end;
  }
  return html;
}

/** Items make a list, and rows a table. */
function isTogether(first: Written, other: Written | undefined): boolean {
  const isJoined = first.kind === 'item' || first.kind === 'row';
  return isJoined && other !== undefined && other.kind === first.kind && other.table === first.table;
}

function element(kind: Written['kind'], written: readonly Written[]): string {
  const first = written[0]?.cells[0] ?? '';
  switch (kind) {
    case 'title':
      return `<h3>${first}</h3>`;
    case 'item':
      return `<ul>${written.map(({ cells }) => `<li>${cells[0] ?? ''}</li>`).join('')}</ul>`;
    case 'row':
      return tableOf(written);
    case 'arrow':
      return '<p>↓</p>';
    case 'paragraph':
      return `<p>${first}</p>`;
  }
}

/** Wider than this, rows are not filled up: no table of a test is. */
const MOST_COLUMNS = 20;

function tableOf(rows: readonly Written[]): string {
  const width = Math.min(
    MOST_COLUMNS,
    rows.reduce((most, { cells }) => Math.max(most, cells.length), 0),
  );
  const [first] = rows;
  const hasHead = rows.length > 1 && first?.hasGap === false && first.cells.length >= width;
  const head = hasHead ? `<thead>${rowOf(first, width, 'th')}</thead>` : '';
  const body = rows.slice(hasHead ? 1 : 0).map((one) => rowOf(one, width, 'td'));
  return `<table>${head}<tbody>${body.join('')}</tbody></table>`;
}

function rowOf({ cells }: Written, width: number, tag: 'th' | 'td'): string {
  const missing = Array.from({ length: Math.max(0, width - cells.length) }, () => '');
  const html = [...cells, ...missing].map((cell) =>
    tag === 'th' && cell !== '' ? `<th scope="col">${cell}</th>` : `<td>${cell}</td>`,
  );
  return `<tr>${html.join('')}</tr>`;
}
