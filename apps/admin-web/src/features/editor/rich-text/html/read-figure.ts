import type { Block, Piece, Run } from './document-model.ts';

/** A figure of pictures has a caption; the caption of a figure around a table moves into the table. */
export function readFigure(figure: Element, read: (parent: ParentNode) => readonly Block[]): readonly Block[] {
  const captionElement = figure.querySelector(':scope > figcaption');
  const caption = captionElement === null ? [] : joinRuns(read(captionElement).map(runOf));
  captionElement?.remove();
  const blocks = read(figure);
  const [only] = blocks;
  if (only !== undefined && blocks.length === 1) {
    if (isPictures(only)) return [{ kind: 'figure', pictures: withoutSpaces(only.run), caption }];
    if (only.kind === 'table' && only.caption.length === 0) return [{ ...only, caption }];
  }
  return caption.length === 0 ? blocks : [...blocks, { kind: 'paragraph', run: caption }];
}

function isPictures(block: Block): block is Extract<Block, { kind: 'paragraph' }> {
  return block.kind === 'paragraph' && isPictureRun(block.run);
}

export function isPictureRun(run: Run): boolean {
  return (
    run.some((piece) => piece.kind === 'picture') &&
    run.every((piece) => piece.kind !== 'text' || piece.text.trim() === '')
  );
}

function withoutSpaces(run: Run): Run {
  return run.filter((piece) => piece.kind === 'picture');
}

/** The text of a block, without its structure. */
export function runOf(block: Block): Run {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return block.run;
    case 'quote':
      return joinRuns(block.blocks.map(runOf));
    case 'figure':
      return joinRuns([block.pictures, block.caption]);
    case 'list':
      return joinRuns(block.items.flatMap(({ run, lists }) => [run, ...lists.map(runOf)]));
    case 'table':
      return joinRuns([block.caption, ...block.rows.flat().flatMap(({ blocks }) => blocks.map(runOf))]);
    case 'rule':
      return [];
  }
}

export function joinRuns(runs: readonly Run[]): Run {
  const joined: Piece[] = [];
  for (const run of runs) {
    if (joined.length > 0 && run.length > 0) joined.push({ kind: 'break' });
    joined.push(...run);
  }
  return joined;
}
