import { TEXT_MARKS, type SourceLine, type TextRun } from '@bandwise/recognise';
import { dropReviewMarks } from '../../rich-text/paste/drop-review-marks.ts';
import { readPasted } from '../../rich-text/paste/read-pasted.ts';
import { writeHtml } from '../../rich-text/html/write-html.ts';
import { PLAIN, type InlineStyle } from '../../rich-text/html/document-model.ts';
import { cssOf, styleInside } from '../../rich-text/html/inline-style.ts';
import { markerOf } from './list-markers.ts';

/** HTML with more information than its text: a table, a list, a heading, a mark, a picture. */
const SAYS_MORE = /<(?:table|ol|ul|h[1-6]|strong|em|b|i|u|img|su[bp])\b|mso-list|<del\b|msocom/i;
const BLOCKS =
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, table, blockquote, section, article, pre, figure, hr, dl, dt, dd';
const IGNORED = 'script, style, head, title, meta, link, noscript, template, iframe, object';
const HEADING = /^h[1-6]$/;
const WHITE = /[ \t\r\n]+/g;
const LINE_ENDS = /[ \r\n]+/g;

interface HtmlRules {
  /** Tabs are content; in HTML of a clipboard they only indent the markup. */
  readonly keepsTabs: boolean;
}

const CLIPBOARD: HtmlRules = { keepsTabs: false };

/** The lines of HTML from a clipboard or a file; none if its plain text has the same information. Scripts never run. */
export function readHtmlLines(html: string, { keepsTabs }: HtmlRules = CLIPBOARD): readonly SourceLine[] {
  if (!keepsTabs && !SAYS_MORE.test(html)) return [];
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(IGNORED)) element.remove();
  dropReviewMarks(body);
  for (const element of body.querySelectorAll('[style*="mso-" i]')) {
    const css = cssOf(element);
    if (css.get('mso-element')?.startsWith('comment') === true) element.remove();
    else if (css.has('mso-tab-count')) element.replaceWith('\u00A0\u00A0');
  }
  const reader = new LineReader(keepsTabs ? LINE_ENDS : WHITE);
  reader.read(body);
  return reader.lines;
}

class LineReader {
  readonly lines: SourceLine[] = [];
  readonly #white: RegExp;
  #tables = 0;
  #pictures = 0;

  constructor(white: RegExp) {
    this.#white = white;
  }

  read(parent: Element): void {
    let run: Node[] = [];
    const end = () => {
      this.#addRun(run, null);
      run = [];
    };
    for (const node of parent.childNodes) {
      if (!(node instanceof Element)) run.push(node);
      else if (node.matches(BLOCKS)) {
        end();
        this.#readBlock(node);
      } else if (node.querySelector(BLOCKS) !== null) {
        end();
        this.read(node);
      } else run.push(node);
    }
    end();
  }

  #readBlock(element: Element): void {
    if (element.localName === 'table') this.#readTable(element);
    else if (element.localName === 'ul' || element.localName === 'ol') this.#readList(element);
    else if (element.localName === 'hr') this.lines.push({ text: '' });
    else if (element.querySelector(BLOCKS) !== null) this.read(element);
    else this.#addRun([...element.childNodes], element);
  }

  #readList(list: Element): void {
    let number = Number(list.getAttribute('start') ?? 1) || 1;
    for (const item of list.children) {
      if (item.localName !== 'li') {
        this.#readBlock(item);
        continue;
      }
      number = Number(item.getAttribute('value') ?? number) || number;
      const before = this.lines.length;
      this.read(item);
      const first = this.lines[before];
      const marker = list.localName === 'ul' ? '•' : markerOf(list, item, number);
      if (first !== undefined) this.lines[before] = textLine(`${marker} ${first.text}`, first.runs ?? []);
      number += 1;
    }
  }

  /** A table of one column is layout only. */
  #readTable(table: Element): void {
    const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
    const cells = rows.map((row) => [...row.children].filter((cell) => cell.matches('td, th')));
    if (cells.every((row) => row.length < 2)) {
      for (const cell of cells.flat()) this.read(cell);
      return;
    }
    const caption = table.querySelector('caption');
    if (caption !== null) this.#addRun([...caption.childNodes], null);
    this.#tables += 1;
    const id = this.#tables;
    const html = clean(table.outerHTML);
    for (const [index, row] of cells.entries()) {
      const read = row.map((cell) => linesOfCell(cell, this.#white));
      const texts = read.map((lines) => lines.map(({ text }) => text).join('\n'));
      const runs = read.flat().flatMap((line) => line.runs ?? [{ text: line.text, marks: [] }]);
      const text = texts.map((cell) => cell.replaceAll('\n', ' ')).join('\t');
      this.lines.push({
        ...textLine(text, runs),
        cells: texts,
        table: id,
        // The first row has the HTML of the whole table, for passages.
        html: index === 0 ? html : '',
      });
    }
  }

  #addRun(nodes: readonly Node[], block: Element | null): void {
    const lines = textLines(nodes, this.#white);
    const pictures = nodes.some(
      (node) => node instanceof Element && (node.matches('img') || node.querySelector('img') !== null),
    );
    const html = block === null || lines.length > 1 ? null : clean(block.outerHTML);
    if (pictures) this.#addPicture(nodes, lines);
    else if (lines.every(({ text }) => text === '')) {
      if (block !== null) this.lines.push({ text: '' });
    } else if (html === null || html === '') this.lines.push(...lines);
    else {
      for (const line of lines) this.lines.push({ ...line, html });
      // A heading is separated by a blank line, which the lines of a clipboard lack.
      if (block !== null && HEADING.test(block.localName)) this.lines.push({ text: '' });
    }
  }

  #addPicture(nodes: readonly Node[], lines: readonly TextLine[]): void {
    const holder = document.createElement('p');
    for (const node of nodes) holder.append(node.cloneNode(true));
    const html = clean(holder.outerHTML);
    if (!html.includes('<img')) {
      this.lines.push(...lines.filter(({ text }) => text !== ''));
      return;
    }
    this.#pictures += 1;
    const text = lines
      .map((line) => line.text)
      .join(' ')
      .trim();
    this.lines.push({ text: text === '' ? `[picture ${this.#pictures}]` : text, html, picture: true });
  }
}

function clean(html: string): string {
  return writeHtml(readPasted(html).blocks);
}

function linesOfCell(cell: Element, white: RegExp): readonly SourceLine[] {
  const reader = new LineReader(white);
  reader.read(cell);
  return reader.lines.filter(({ text }) => text !== '');
}

type TextLine = Pick<SourceLine, 'runs' | 'text'>;

const LINE_BREAK = '\u2028';

/** The text of inline nodes, split at line breaks. */
function textLines(nodes: readonly Node[], white: RegExp): readonly TextLine[] {
  const holder = document.createElement('p');
  for (const node of nodes) holder.append(node.cloneNode(true));
  for (const raised of holder.querySelectorAll('sup, sub')) raised.replaceWith(asSigns(raised));
  for (const lineBreak of holder.querySelectorAll('br')) lineBreak.replaceWith(LINE_BREAK);
  const runs = runsIn(holder, PLAIN);
  return holder.textContent
    .split(LINE_BREAK)
    .map((line, index) => textLine(line.replace(white, ' ').trim(), runs[index] ?? []));
}

/** The words of each line with their marks. */
function runsIn(parent: Element, style: InlineStyle): TextRun[][] {
  const lines: TextRun[][] = [[]];
  for (const node of parent.childNodes) {
    const read =
      node instanceof Element
        ? runsIn(node, styleInside(node, style))
        : (node.textContent ?? '')
            .split(LINE_BREAK)
            .map((text) => (text === '' ? [] : [{ text, marks: TEXT_MARKS.filter((mark) => style.marks.has(mark)) }]));
    const [first = [], ...others] = read;
    lines.at(-1)?.push(...first);
    lines.push(...others);
  }
  return lines;
}

function textLine(text: string, runs: readonly TextRun[]): TextLine {
  return runs.some(({ marks }) => marks.length > 0) ? { text, runs } : { text };
}

const SIGNS = '0123456789+-=()';
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎';

/** `10³` and `CO₂` where a text takes no marks; letters, such as of `18th`, stay on the line. */
function asSigns({ localName, textContent }: Element): string {
  const text = textContent.replaceAll('−', '-');
  const signs = localName === 'sup' ? RAISED : LOWERED;
  return /^[\d+\-=()]+$/.test(text) ? text.replace(/./g, (sign) => signs.charAt(SIGNS.indexOf(sign))) : textContent;
}
