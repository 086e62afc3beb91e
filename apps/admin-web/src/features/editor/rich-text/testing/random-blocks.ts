import {
  MARKS,
  type Block,
  type Cell,
  type HeadingLevel,
  type InlineStyle,
  type ListBlock,
  type Piece,
  type Run,
} from '../html/document-model.ts';
import { tidyRun } from '../html/tidy-run.ts';

/** A document like any other, and the same for the same seed. */
export function randomBlocks(seed: number): readonly Block[] {
  const random = createRandom(seed);
  return random.list(6, () => block(random, 2));
}

interface Random {
  readonly upTo: (most: number) => number;
  readonly pick: <T>(first: T, ...others: T[]) => T;
  readonly list: <T>(most: number, make: () => T) => T[];
}

/** A linear congruential generator, which is repeatable. */
function createRandom(seed: number): Random {
  let state = seed * 7919 + 17;
  const upTo = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * (most + 1));
  };
  return {
    upTo,
    pick: (first, ...others) => [first, ...others][upTo(others.length)] ?? first,
    list: (most, make) => Array.from({ length: upTo(most) }, make),
  };
}

function block(random: Random, depth: number): Block {
  const kind = random.pick(
    'paragraph',
    'heading',
    'list',
    'rule',
    'figure',
    depth > 0 ? 'quote' : 'paragraph',
    depth > 1 ? 'table' : 'paragraph',
  );
  switch (kind) {
    case 'heading':
      return { kind, level: random.pick<HeadingLevel>(2, 3, 4), run: run(random) };
    case 'list':
      return list(random, 2);
    case 'quote':
      return { kind, blocks: random.list(3, () => block(random, depth - 1)) };
    case 'table':
      return table(random);
    case 'figure':
      return { kind, pictures: [picture(random)], caption: run(random) };
    case 'rule':
      return { kind };
    case 'paragraph':
      return { kind, run: run(random) };
  }
}

function list(random: Random, depth: number): ListBlock {
  const lists = () => (depth > 0 ? random.list(1, () => list(random, depth - 1)) : []);
  // Only an item with a text has lists: an author cannot make another.
  const items = random.list(3, () => ({ run: tidyRun([...run(random), word(random)]), lists: lists() }));
  return { kind: 'list', ordered: random.pick(true, false), items };
}

function table(random: Random): Block {
  const columns = random.upTo(2) + 1;
  const headRows = random.upTo(2);
  const cell = (heads: Cell['heads']): Cell => ({
    heads,
    colSpan: 1,
    rowSpan: 1,
    blocks: random.list(2, () => block(random, 0)),
  });
  const rows = Array.from({ length: headRows + 1 }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      cell(row < headRows ? 'column' : column === 0 ? random.pick('row', null) : null),
    ),
  );
  return { kind: 'table', caption: random.pick<Run>([], run(random)), rows };
}

function run(random: Random): Run {
  return tidyRun(random.list(5, () => random.pick(text, text, text, picture, lineBreak)(random)));
}

function text(random: Random): Piece {
  return {
    kind: 'text',
    text: random.pick('word', ' a & b ', '{14}', 'x < y', '  ', 'é“”', '{21-1} and', ' '),
    style: style(random),
  };
}

/** Not only white space. */
function word(random: Random): Piece {
  return { kind: 'text', text: 'item', style: style(random) };
}

function picture(random: Random): Piece {
  const size = random.pick({ width: null, height: null }, { width: 640, height: 480 });
  return {
    kind: 'picture',
    picture: { src: '/api/media/a.png', alt: random.pick('', 'A "plan" & <map>'), ...size },
    style: { marks: new Set(), link: null },
  };
}

function lineBreak(): Piece {
  return { kind: 'break' };
}

function style(random: Random): InlineStyle {
  const chosen = new Set(MARKS.filter((mark) => mark !== 'sup' && random.upTo(4) === 0));
  return { marks: chosen, link: random.pick(null, null, null, 'https://example.org/?a=1&b=2') };
}
