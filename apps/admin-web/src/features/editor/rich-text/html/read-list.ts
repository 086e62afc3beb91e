import type { Block, ListBlock, ListItem } from './document-model.ts';
import { joinRuns, runOf } from './read-figure.ts';

interface OpenItem {
  runs: Block[];
  lists: ListBlock[];
}

/** Reads a list; tables and rules inside it follow it, because items contain only text, pictures and lists. */
export function readList(element: Element, read: (parent: ParentNode) => readonly Block[]): readonly Block[] {
  const items: OpenItem[] = [];
  const others: Block[] = [];
  for (const child of element.children) {
    // A list directly inside a list, as in Google Docs, belongs to the previous item.
    const isInnerList = child.localName === 'ul' || child.localName === 'ol';
    if (!isInnerList) items.push({ runs: [], lists: [] });
    for (const block of isInnerList ? readList(child, read) : read(child)) addToLast(items, others, block);
  }
  return [{ kind: 'list', ordered: element.localName === 'ol', items: items.map(closeItem) }, ...others];
}

function addToLast(items: OpenItem[], others: Block[], block: Block): void {
  const last = items.at(-1);
  if (block.kind === 'table' || block.kind === 'rule') others.push(block);
  else if (block.kind === 'list') {
    if (last === undefined) items.push({ runs: [], lists: [block] });
    else last.lists.push(block);
  } else if (last === undefined || last.lists.length > 0) items.push({ runs: [block], lists: [] });
  else last.runs.push(block);
}

function closeItem({ runs, lists }: OpenItem): ListItem {
  return { run: joinRuns(runs.map(runOf)), lists };
}
