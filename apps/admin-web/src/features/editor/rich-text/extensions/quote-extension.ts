import { $isListItemNode } from '@lexical/list';
import { $createQuoteNode, $isQuoteNode, type QuoteNode } from '@lexical/rich-text';
import {
  $findMatchingParent,
  $getSelection,
  $isElementNode,
  $isParagraphNode,
  $isRangeSelection,
  $isRootOrShadowRoot,
  COMMAND_PRIORITY_LOW,
  defineExtension,
  INSERT_PARAGRAPH_COMMAND,
  KEY_BACKSPACE_COMMAND,
  mergeRegister,
  type ElementNode,
  type LexicalNode,
  type RangeSelection,
} from 'lexical';

/** A quote contains blocks: Enter on an empty line at its end leaves it, Backspace at its start removes it. */
export const QuoteExtension = defineExtension({
  name: '@bandwise/quote',
  register: (editor) =>
    mergeRegister(
      editor.registerCommand(INSERT_PARAGRAPH_COMMAND, $leaveQuote, COMMAND_PRIORITY_LOW),
      editor.registerCommand(
        KEY_BACKSPACE_COMMAND,
        (event) => {
          const quote = $quoteBeginningAtCaret();
          if (quote === null) return false;
          event.preventDefault();
          $unwrapQuote(quote);
          return true;
        },
        COMMAND_PRIORITY_LOW,
      ),
    ),
});

export function $quoteAround(node: LexicalNode): QuoteNode | null {
  return $findMatchingParent(node, $isQuoteNode);
}

/** Wraps the selected blocks in a quote, or unwraps them. */
export function $toggleQuote(selection: RangeSelection): void {
  const around = $quoteAround(selection.anchor.getNode());
  if (around !== null) {
    $unwrapQuote(around);
    return;
  }
  const blocks = $selectedBlocks(selection);
  const [first] = blocks;
  if (first === undefined) return;
  const quote = $createQuoteNode({ shadowRoot: true });
  first.insertBefore(quote);
  quote.append(...blocks);
}

function $unwrapQuote(quote: QuoteNode): void {
  for (const child of quote.getChildren()) quote.insertBefore(child);
  quote.remove();
}

/** The blocks from the first to the last selected one, all in the same root, cell or quote. */
function $selectedBlocks(selection: RangeSelection): readonly LexicalNode[] {
  const [start, end] = selection.isBackward()
    ? [selection.focus, selection.anchor]
    : [selection.anchor, selection.focus];
  const first = $blockIn(start.getNode(), null);
  const last = first === null ? null : $blockIn(end.getNode(), first.getParent());
  if (first === null || last === null) return first === null ? [] : [first];
  const siblings = first.getParentOrThrow().getChildren();
  return siblings.slice(first.getIndexWithinParent(), last.getIndexWithinParent() + 1);
}

function $blockIn(node: LexicalNode, frame: ElementNode | null): ElementNode | null {
  return $findMatchingParent(node, (each): each is ElementNode => {
    const parent = each.getParent();
    return $isElementNode(each) && (frame === null ? $isRootOrShadowRoot(parent) : frame.is(parent));
  });
}

function $leaveQuote(): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return false;
  const paragraph = selection.anchor.getNode();
  const quote = paragraph.getParent();
  if (
    !$isQuoteNode(quote) ||
    !$isParagraphNode(paragraph) ||
    !paragraph.isEmpty() ||
    paragraph.getNextSibling() !== null
  )
    return false;
  if (paragraph.getPreviousSibling() === null) $unwrapQuote(quote);
  else quote.insertAfter(paragraph);
  paragraph.select();
  return true;
}

function $quoteBeginningAtCaret(): QuoteNode | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed() || selection.anchor.offset !== 0) return null;
  let node: LexicalNode = selection.anchor.getNode();
  while (node.getPreviousSibling() === null) {
    const parent: ElementNode | null = node.getParent();
    // A list item leaves its list first, and a table cell stays in its table.
    if (parent === null || $isListItemNode(node) || $isRootOrShadowRoot(node)) return null;
    if ($isQuoteNode(parent)) return parent;
    node = parent;
  }
  return null;
}
