import type { LexicalNode, TextNode } from 'lexical';

/** A part of the document. */
export interface Scope {
  readonly has: (node: LexicalNode) => boolean;
  readonly textOf: (node: TextNode) => string;
}

export const EVERYTHING: Scope = { has: () => true, textOf: (node) => node.getTextContent() };
