import { $createLinkNode, $isLinkNode } from '@lexical/link';
import { $createLineBreakNode, $createTextNode, type LexicalNode } from 'lexical';
import type { Piece, Run } from '../html/document-model.ts';
import { FORMAT_OF_MARK } from './mark-formats.ts';
import { $createPictureNode } from './picture-node.tsx';

export function $toInlineNodes(run: Run): LexicalNode[] {
  const nodes: LexicalNode[] = [];
  for (const [index, piece] of run.entries()) {
    const link = linkAt(run, index);
    const last = nodes.at(-1);
    const node = $toInlineNode(piece);
    if (link === null) nodes.push(node);
    else if ($isLinkNode(last) && last.getURL() === link) last.append(node);
    else nodes.push($createLinkNode(link).append(node));
  }
  return nodes;
}

/** The link at a run; it includes a line break in its middle. */
function linkAt(run: Run, index: number): string | null {
  const piece = run[index];
  if (piece === undefined) return null;
  if (piece.kind !== 'break') return piece.style.link;
  const before = index > 0 ? linkAt(run, index - 1) : null;
  const after = run.slice(index).find(({ kind }) => kind !== 'break');
  return after !== undefined && after.kind !== 'break' && after.style.link === before ? before : null;
}

function $toInlineNode(piece: Piece): LexicalNode {
  switch (piece.kind) {
    case 'break':
      return $createLineBreakNode();
    case 'picture':
      return $createPictureNode(piece.picture);
    case 'text': {
      const node = $createTextNode(piece.text);
      for (const mark of piece.style.marks) node.toggleFormat(FORMAT_OF_MARK[mark]);
      return node;
    }
  }
}
