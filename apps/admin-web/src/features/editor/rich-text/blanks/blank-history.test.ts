import {
  $getRoot,
  $getSelection,
  $isRangeSelection,
  createEditor,
  REDO_COMMAND,
  UNDO_COMMAND,
  type LexicalEditor,
} from 'lexical';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { registerSteps } from '../extensions/history-extension.ts';
import { HtmlValue } from '../html-value.ts';
import { insertText } from '../insert-text.ts';
import { EDITOR_NODES } from '../nodes/editor-nodes.ts';
import { BlankHistory, type BlankOwners, type RestoredBlanks } from './blank-history.ts';

let editor: LexicalEditor;
let value: HtmlValue;
let blanks: BlankHistory;
let told: string;
let restored: RestoredBlanks[];

/** The owners of the blanks from 1, or from another number. */
const owners = (ids: readonly number[], start = 1): BlankOwners =>
  new Map(ids.map((id, index) => [String(start + index), id]));
const shown = () => editor.read(() => $getRoot().getTextContent());
const caret = () =>
  editor.read(() => {
    const selection = $getSelection();
    return $isRangeSelection(selection) ? selection.anchor.offset : null;
  });

function goTo(offset: number): void {
  editor.update(
    () => {
      const [text] = $getRoot().getAllTextNodes();
      text?.select(offset, offset);
    },
    { discrete: true },
  );
}

/** The form's response to a new text: other numbers. */
function answer(html: string, by: BlankOwners): void {
  blanks.setOwners(by);
  value.receive(html);
}

/** Until the text has the numbers of today. */
async function step(command: typeof UNDO_COMMAND): Promise<RestoredBlanks | undefined> {
  restored = [];
  editor.dispatchCommand(command, undefined);
  await vi.waitFor(() => expect(restored).toHaveLength(1));
  value.flush();
  return restored[0];
}

beforeEach(() => {
  editor = createEditor({ nodes: [...EDITOR_NODES] });
  registerSteps(editor);
  told = '';
  restored = [];
  blanks = new BlankHistory(editor, new Map());
  value = new HtmlValue(editor, '<p>One {1} two {2} three {3} end.</p>');
  value.follow((html) => {
    told = html;
  });
  blanks.follow((one) => restored.push(one));
  blanks.setOwners(owners([11, 12, 13]));
});

/** Puts a blank before “three”, for the new question 14. */
function insertBlank(): void {
  goTo('One {1} two {2} '.length);
  insertText(editor, '{4}');
  value.flush();
  expect(told).toBe('<p>One {1} two {2} {4}three {3} end.</p>');
  answer('<p>One {1} two {2} {3}three {4} end.</p>', owners([11, 12, 14, 13]));
}

describe('numbers that change', () => {
  it('are changed in the text, with the caret where it was', () => {
    insertBlank();
    expect(shown()).toBe('One {1} two {2} {3}three {4} end.');
    expect(caret()).toBe('One {1} two {2} {3}'.length);
  });

  it('are no step of undo', async () => {
    goTo(0);
    answer('<p>One {14} two {15} three {16} end.</p>', owners([11, 12, 13], 14));
    expect(shown()).toBe('One {14} two {15} three {16} end.');
    insertText(editor, 'x');
    expect((await step(UNDO_COMMAND))?.removedOwners).toEqual([]);
    expect(shown()).toBe('One {14} two {15} three {16} end.');
  });

  it('leave what was typed a moment ago', () => {
    goTo(0);
    insertText(editor, 'Just now. ');
    answer('<p>One {2} two {3} three {4} end.</p>', owners([11, 12, 13], 2));
    expect(value.flush()).toBe('<p>Just now. One {2} two {3} three {4} end.</p>');
  });

  it('go out of the text with a question that is deleted', () => {
    goTo('One {1} two {2}'.length);
    answer('<p>One {1} two  three {2} end.</p>', owners([11, 13]));
    expect(shown()).toBe('One {1} two  three {2} end.');
    expect(caret()).toBe('One {1} two '.length);
  });
});

describe('undo', () => {
  it('takes a blank back in one step, and tells that its question was not there before', async () => {
    insertBlank();
    expect(await step(UNDO_COMMAND)).toEqual({ removedOwners: [14], back: new Map() });
    expect(told).toBe('<p>One {1} two {2} three {4} end.</p>');
  });

  it('gives what comes back the numbers of today', async () => {
    goTo(0);
    insertText(editor, 'x');
    answer(
      value.flush().replace('{1}', '{14}').replace('{2}', '{15}').replace('{3}', '{16}'),
      owners([11, 12, 13], 14),
    );
    await step(UNDO_COMMAND);
    expect(shown()).toBe('One {14} two {15} three {16} end.');
    await step(REDO_COMMAND);
    expect(shown()).toBe('xOne {14} two {15} three {16} end.');
  });

  it('brings back the blank of a question that is gone under a number that is nobody’s', async () => {
    insertBlank();
    await step(UNDO_COMMAND);
    answer('<p>One {1} two {2} three {3} end.</p>', owners([11, 12, 13]));
    expect(await step(REDO_COMMAND)).toEqual({ removedOwners: [], back: new Map([['5', 14]]) });
    expect(told).toBe('<p>One {1} two {2} {5}three {3} end.</p>');
  });

  it('leaves a blank to the question that it was given to later', async () => {
    answer('<p>One {1} two {2} three {3} end.</p>', owners([11, 12]));
    goTo(0);
    insertText(editor, 'x');
    answer(value.flush(), owners([11, 12, 13]));
    expect(await step(UNDO_COMMAND)).toEqual({ removedOwners: [], back: new Map() });
    expect(shown()).toBe('One {1} two {2} three {3} end.');
  });
});
