import type { Block, Piece, Run } from './document-model.ts';
import { tidyRun } from './tidy-run.ts';

type MakeBlock = (run: Run) => Block;

const makeParagraph: MakeBlock = (run) => ({ kind: 'paragraph', run });

/** Collects pieces into blocks, and blocks in order. */
export class BlockSink {
  readonly #blocks: Block[] = [];
  #run: Piece[] = [];
  #makeBlock = makeParagraph;

  addPiece(piece: Piece): void {
    this.#run.push(piece);
  }

  addBlocks(blocks: readonly Block[]): void {
    this.endBlock();
    this.#blocks.push(...blocks);
  }

  endBlock(): void {
    const run = tidyRun(this.#run);
    if (run.length > 0 || this.#run.some(isVisibleLine)) this.#blocks.push(this.#makeBlock(run));
    this.#run = [];
  }

  /** Puts the pieces that `fill` adds into a new block made by `makeBlock`. */
  within(fill: () => void, makeBlock: MakeBlock = this.#makeBlock): void {
    this.endBlock();
    const outer = this.#makeBlock;
    this.#makeBlock = makeBlock;
    fill();
    this.endBlock();
    this.#makeBlock = outer;
  }

  finish(): readonly Block[] {
    this.endBlock();
    return this.#blocks;
  }
}

/** A lone `<br>` or `&nbsp;` is an empty line; white space between blocks is ignored. */
function isVisibleLine(piece: Piece): boolean {
  return piece.kind === 'break' || (piece.kind === 'text' && piece.text.includes('\u00a0'));
}
