import type { Block, ListBlock, ListItem } from './document-model.ts';

/**
 * Removes invisible content: blank lines at the edges, headings and list items without content, empty quotes.
 * Lists of one kind that follow each other are one list, as they are in the editor.
 */
export function prune(blocks: readonly Block[]): readonly Block[] {
  const pruned = joinLists(blocks.flatMap((block) => pruneBlock(block) ?? []));
  const hasContent = pruned.map((block) => !isBlankLine(block));
  return hasContent.includes(true) ? pruned.slice(hasContent.indexOf(true), hasContent.lastIndexOf(true) + 1) : [];
}

function isBlankLine(block: Block): boolean {
  return block.kind === 'paragraph' && block.run.length === 0;
}

function joinLists<B extends Block>(blocks: readonly B[]): readonly B[] {
  const joined: B[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (block.kind === 'list' && last?.kind === 'list' && last.ordered === block.ordered) {
      joined[joined.length - 1] = { ...last, items: [...last.items, ...block.items] };
    } else joined.push(block);
  }
  return joined;
}

function pruneBlock(block: Block): Block | null {
  switch (block.kind) {
    case 'paragraph':
    case 'rule':
      return block;
    case 'heading':
      return block.run.length === 0 ? null : block;
    case 'quote': {
      const blocks = prune(block.blocks);
      return blocks.length === 0 ? null : { ...block, blocks };
    }
    case 'list':
      return pruneList(block);
    case 'table':
      return {
        ...block,
        rows: block.rows.map((cells) => cells.map((cell) => ({ ...cell, blocks: prune(cell.blocks) }))),
      };
    case 'figure':
      return block.caption.length === 0 ? { kind: 'paragraph', run: block.pictures } : block;
  }
}

function pruneList(list: ListBlock): ListBlock | null {
  const items = list.items.flatMap((item): ListItem[] => {
    const lists = joinLists(item.lists.flatMap((inner) => pruneList(inner) ?? []));
    return item.run.length === 0 && lists.length === 0 ? [] : [{ run: item.run, lists }];
  });
  return items.length === 0 ? null : { ...list, items };
}
