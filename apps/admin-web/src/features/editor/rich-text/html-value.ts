import {
  $createParagraphNode,
  $getRoot,
  $setSelection,
  CLEAR_HISTORY_COMMAND,
  HISTORY_MERGE_TAG,
  SKIP_DOM_SELECTION_TAG,
  SKIP_SCROLL_INTO_VIEW_TAG,
  type LexicalEditor,
} from 'lexical';
import { blankMoves } from './blanks/blank-moves.ts';
import { $renameBlanks } from './blanks/rename-blanks.ts';
import { readHtml } from './html/read-html.ts';
import { writeHtml } from './html/write-html.ts';
import { LOAD_TAG } from './extensions/load-tag.ts';
import { $fromNodes } from './nodes/from-nodes.ts';
import { $toNodes } from './nodes/to-nodes.ts';

/** Milliseconds of a typing pause before the HTML is written: writing it on each key would be slow. */
const EXPORT_DELAY_MS = 300;

/** The HTML value of an editor, synchronised with the caller's value. */
export class HtmlValue {
  readonly #editor: LexicalEditor;
  /** The caller's current value. */
  #html: string;
  /** Whether the value was not written by this editor, which may write equal content differently. */
  #isForeign = true;
  /** Values sent to the caller that may come back as echoes. */
  readonly #echoes = new Set<string>();
  #isDirty = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tell: (html: string) => void = () => undefined;

  constructor(editor: LexicalEditor, html: string) {
    this.#editor = editor;
    this.#html = html;
    this.#load(html);
  }

  /** Subscribes to the editor until the returned function is called, which first emits the pending value. */
  follow(tell: (html: string) => void): () => void {
    this.#tell = tell;
    const unregister = this.#editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, tags }) => {
      if (tags.has(LOAD_TAG) || (dirtyElements.size === 0 && dirtyLeaves.size === 0)) return;
      this.#isDirty = true;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.flush(), EXPORT_DELAY_MS);
    });
    return () => {
      unregister();
      this.flush();
    };
  }

  /** The current value; the caller is notified if it changed. */
  flush(): string {
    clearTimeout(this.#timer);
    // Reading commits pending updates, which may make the value dirty.
    const html = this.#editor.read(() => (this.#isDirty ? $writeText() : this.#html));
    this.#isDirty = false;
    if (html === this.#html || (this.#isForeign && html === writeHtml(readHtml(this.#html)))) return this.#html;
    this.#html = html;
    this.#isForeign = false;
    this.#echoes.add(html);
    this.#tell(html);
    return html;
  }

  /** Receives the caller's value: ignores echoes, applies renamed blanks in place, loads other texts. */
  receive(html: string): void {
    if (html === this.#html) this.#echoes.clear();
    else if (!this.#echoes.delete(html) && !this.#move(html)) this.#load(html);
  }

  /** Renames blanks in place; caret, undo history and recent typing stay. */
  #move(html: string): boolean {
    const moves = blankMoves(this.#html, html);
    if (moves === null) return false;
    const where = this.#hasFocus() ? [] : [SKIP_DOM_SELECTION_TAG];
    this.#editor.update(() => $renameBlanks(this.#editor, moves), {
      discrete: true,
      tag: [LOAD_TAG, HISTORY_MERGE_TAG, SKIP_SCROLL_INTO_VIEW_TAG, ...where],
    });
    if (!this.#isDirty && this.#editor.read($writeText) !== writeHtml(readHtml(html))) return false;
    this.#html = html;
    this.#isForeign = true;
    this.#echoes.clear();
    return true;
  }

  #hasFocus(): boolean {
    const root = this.#editor.getRootElement();
    return root !== null && root === document.activeElement;
  }

  #load(html: string): void {
    clearTimeout(this.#timer);
    this.#isDirty = false;
    this.#html = html;
    this.#isForeign = true;
    this.#echoes.clear();
    const hasFocus = this.#hasFocus();
    // Clears the history before loading, so that the loaded text is the first undo step.
    this.#editor.dispatchCommand(CLEAR_HISTORY_COMMAND);
    this.#editor.update(
      () => {
        const nodes = $toNodes(readHtml(html));
        $setSelection(null);
        $getRoot()
          .clear()
          .append(...(nodes.length === 0 ? [$createParagraphNode()] : nodes));
        if (hasFocus) $getRoot().selectStart();
      },
      { discrete: true, tag: [LOAD_TAG, HISTORY_MERGE_TAG, SKIP_SCROLL_INTO_VIEW_TAG] },
    );
  }
}

function $writeText(): string {
  return writeHtml($fromNodes($getRoot().getChildren()));
}
