import { INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND, REMOVE_LIST_COMMAND } from '@lexical/list';
import { $createHeadingNode } from '@lexical/rich-text';
import { $setBlocksType } from '@lexical/selection';
import {
  IconBlockquote,
  IconH2,
  IconH3,
  IconH4,
  IconIndentDecrease,
  IconIndentIncrease,
  IconList,
  IconListNumbers,
  IconPilcrow,
  type Icon,
} from '@tabler/icons-react';
import {
  $createParagraphNode,
  $isRangeSelection,
  INDENT_CONTENT_COMMAND,
  OUTDENT_CONTENT_COMMAND,
  type LexicalEditor,
} from 'lexical';
import { $ensureSelection } from '../extensions/last-selection.ts';
import { $toggleQuote } from '../extensions/quote-extension.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import type { EditorAction } from './action.ts';
import { $readEditorState, type BlockType } from './editor-state.ts';

const labels = texts.richText.actions;

interface BlockLooks {
  readonly label: string;
  readonly icon: Icon;
  readonly key: string;
}

function blockAction(block: BlockType, { label, icon, key }: BlockLooks) {
  return {
    label,
    icon,
    shortcut: { key, alt: true },
    isOn: (state) => state.block === block,
    run: (editor) => setBlock(editor, block),
  } as const satisfies EditorAction;
}

function setBlock(editor: LexicalEditor, block: BlockType): void {
  editor.update(() => {
    $setBlocksType($ensureSelection(editor), () =>
      block === 'paragraph' ? $createParagraphNode() : $createHeadingNode(block),
    );
  });
}

/** In the order in which the format menu shows them. */
export const blockTypeActions = {
  paragraph: blockAction('paragraph', { label: labels.paragraph, icon: IconPilcrow, key: '0' }),
  h2: blockAction('h2', { label: labels.h2, icon: IconH2, key: '2' }),
  h3: blockAction('h3', { label: labels.h3, icon: IconH3, key: '3' }),
  h4: blockAction('h4', { label: labels.h4, icon: IconH4, key: '4' }),
} as const satisfies Record<BlockType, EditorAction>;

function toggleList(editor: LexicalEditor, type: 'bullet' | 'number'): void {
  editor.update(() => {
    $ensureSelection(editor);
    const insert = type === 'bullet' ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND;
    editor.dispatchCommand($readEditorState().list === type ? REMOVE_LIST_COMMAND : insert);
  });
}

export const blockActions = {
  bullets: {
    label: labels.bullets,
    icon: IconList,
    shortcut: { key: '8', shift: true },
    isOn: ({ list }) => list === 'bullet',
    run: (editor) => toggleList(editor, 'bullet'),
  },
  numbers: {
    label: labels.numbers,
    icon: IconListNumbers,
    shortcut: { key: '7', shift: true },
    isOn: ({ list }) => list === 'number',
    run: (editor) => toggleList(editor, 'number'),
  },
  outdent: {
    label: labels.outdent,
    icon: IconIndentDecrease,
    shortcut: { key: '[' },
    isEnabled: ({ canOutdent }) => canOutdent,
    run: (editor) => editor.dispatchCommand(OUTDENT_CONTENT_COMMAND),
  },
  indent: {
    label: labels.indent,
    icon: IconIndentIncrease,
    shortcut: { key: ']' },
    isEnabled: ({ canIndent }) => canIndent,
    run: (editor) => editor.dispatchCommand(INDENT_CONTENT_COMMAND),
  },
  quote: {
    label: labels.quote,
    icon: IconBlockquote,
    shortcut: { key: '9', shift: true },
    isOn: ({ inQuote }) => inQuote,
    run: (editor) =>
      editor.update(() => {
        const selection = $ensureSelection(editor);
        if ($isRangeSelection(selection)) $toggleQuote(selection);
      }),
  },
} as const satisfies Record<string, EditorAction>;
