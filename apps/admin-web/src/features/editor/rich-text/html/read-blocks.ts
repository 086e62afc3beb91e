import { BlockSink } from './block-sink.ts';
import type { Block, HeadingLevel, InlineStyle, Picture } from './document-model.ts';
import { cssOf, styleInside } from './inline-style.ts';
import { readFigure } from './read-figure.ts';
import { readList } from './read-list.ts';
import { readDrawing, readPicture } from './read-picture.ts';
import { readTable } from './read-table.ts';

interface Context {
  readonly style: InlineStyle;
  /** A nested table is read as text, because the editor has no nested tables. */
  readonly inTable: boolean;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Elements that are dropped with their content. */
const DROPPED = words(
  'script style template noscript iframe frame object embed applet math canvas audio video map head title meta ' +
    'link base select option datalist textarea input button dialog progress meter xml o:smarttagtype',
);

/** Elements that only separate blocks. */
const BOUNDARIES = words(
  'p div section article main aside header footer nav hgroup address center pre form fieldset legend details summary ' +
    'dl dt dd li figcaption caption thead tbody tfoot tr td th body html',
);

const LEVEL_OF_HEADING: Readonly<Record<string, HeadingLevel>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };

/** Reads the content of an element as blocks of the document model; drops everything else. */
export function readBlocks(parent: ParentNode, context: Context): readonly Block[] {
  const sink = new BlockSink();
  visitChildren(parent, context, sink);
  return sink.finish();
}

function visitChildren(parent: ParentNode, context: Context, sink: BlockSink): void {
  for (const child of parent.childNodes) visit(child, context, sink);
}

function visit(node: Node, context: Context, sink: BlockSink): void {
  if (node.nodeType === Node.TEXT_NODE) addText(node, context, sink);
  // Comments, and processing instructions that the parser made comments of, are not elements.
  if (!(node instanceof Element) || DROPPED.has(node.localName) || isHidden(node)) return;
  const inside = { ...context, style: styleInside(node, context.style) };
  const blocks = readWhole(node, inside);
  if (blocks !== null) sink.addBlocks(blocks);
  else visitPart(node, inside, sink);
}

/** Reads elements that always are one or several blocks. */
function readWhole(element: Element, context: Context): readonly Block[] | null {
  const read = (parent: ParentNode) => readBlocks(parent, context);
  switch (element.localName) {
    case 'hr':
      return [{ kind: 'rule' }];
    case 'blockquote':
      return [{ kind: 'quote', blocks: read(element) }];
    case 'ul':
    case 'ol':
      return readList(element, read);
    case 'table':
      return context.inTable ? null : readTable(element, (parent) => readBlocks(parent, { ...context, inTable: true }));
    case 'figure':
      return readFigure(element, read);
    default:
      return null;
  }
}

function visitPart(element: Element, context: Context, sink: BlockSink): void {
  const level = LEVEL_OF_HEADING[element.localName];
  const fill = () => visitChildren(element, context, sink);
  if (element.localName === 'br') sink.addPiece({ kind: 'break' });
  else if (element.localName === 'img') addPicture(readPicture(element), context, sink);
  else if (element.localName === 'svg') addPicture(readDrawing(element), context, sink);
  else if (level !== undefined) sink.within(fill, (run) => ({ kind: 'heading', level, run }));
  else if (BOUNDARIES.has(element.localName) || element.localName === 'table') sink.within(fill);
  else fill();
}

function addPicture(picture: Picture | null, { style }: Context, sink: BlockSink): void {
  if (picture !== null) sink.addPiece({ kind: 'picture', picture, style });
}

function addText(node: Node, { style }: Context, sink: BlockSink): void {
  const text = node.textContent ?? '';
  const isPreformatted = node.parentElement?.closest('pre') !== null;
  for (const [index, line] of (isPreformatted ? text.split('\n') : [text]).entries()) {
    if (index > 0) sink.addPiece({ kind: 'break' });
    sink.addPiece({ kind: 'text', text: line, style });
  }
}

function isHidden(element: Element): boolean {
  const css = cssOf(element);
  return css.get('display') === 'none' || css.get('mso-hide') === 'all' || element.hasAttribute('hidden');
}
