import { $isLinkNode } from '@lexical/link';
import { $isElementNode, $isLineBreakNode, $isTextNode, type LexicalNode, type TextNode } from 'lexical';
import { safeAddress } from '../html/addresses.ts';
import { MARKS, PLAIN, type InlineStyle, type Piece, type Run } from '../html/document-model.ts';
import { tidyRun } from '../html/tidy-run.ts';
import { FORMAT_OF_MARK } from './mark-formats.ts';
import { $isPictureNode } from './picture-node.tsx';
import type { Scope } from './scope.ts';

export function $fromInlineNodes(nodes: readonly LexicalNode[], scope: Scope): Run {
  return tidyRun(nodes.flatMap((node) => $piecesOf(node, PLAIN.link, scope)));
}

function $piecesOf(node: LexicalNode, link: string | null, scope: Scope): readonly Piece[] {
  if (!scope.has(node)) return [];
  if ($isLineBreakNode(node)) return [{ kind: 'break' }];
  if ($isTextNode(node)) return [{ kind: 'text', text: scope.textOf(node), style: $styleOf(node, link) }];
  if ($isPictureNode(node)) return [{ kind: 'picture', picture: node.getPicture(), style: { ...PLAIN, link } }];
  if (!$isElementNode(node)) return [];
  const inside = $isLinkNode(node) ? safeAddress(node.getURL()) : link;
  return node.getChildren().flatMap((child) => $piecesOf(child, inside, scope));
}

function $styleOf(node: TextNode, link: string | null): InlineStyle {
  return { marks: new Set(MARKS.filter((mark) => node.hasFormat(FORMAT_OF_MARK[mark]))), link };
}
