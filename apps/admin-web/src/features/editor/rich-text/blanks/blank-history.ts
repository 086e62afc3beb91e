import { HISTORIC_TAG, HISTORY_MERGE_TAG, type EditorState, type LexicalEditor } from 'lexical';
import { stepOf } from '../extensions/history-extension.ts';
import { $blanksOfText, $renameBlanks } from './rename-blanks.ts';

/** The owner of each blank by its number: the caller's id of a question. */
export type BlankOwners = ReadonlyMap<string, number>;

/** The changes of blanks by an undo or redo, except moves. */
export interface RestoredBlanks {
  /** Owners whose blanks the step removed, because they did not exist at that time. */
  readonly removedOwners: readonly number[];
  /** Blanks whose owner no longer exists, by current number. */
  readonly back: ReadonlyMap<string, number>;
}

/**
 * Undo steps contain the numbers of their time. This class stores the owners of those numbers, and gives restored blanks the current
 * numbers.
 */
export class BlankHistory {
  readonly #editor: LexicalEditor;
  readonly #ownersAt = new WeakMap<EditorState, BlankOwners>();
  #owners: BlankOwners;

  constructor(editor: LexicalEditor, owners: BlankOwners) {
    this.#editor = editor;
    this.#owners = owners;
  }

  /** Sets the owners of the current blanks. */
  setOwners(owners: BlankOwners): void {
    this.#owners = owners;
    this.#ownersAt.set(this.#editor.getEditorState(), owners);
  }

  /** @param tell called after an undo or a redo, when the text has the numbers of today. */
  follow(tell: (restored: RestoredBlanks) => void): () => void {
    return this.#editor.registerUpdateListener(({ editorState, prevEditorState, dirtyElements, tags }) => {
      if (!tags.has(HISTORIC_TAG)) this.#ownersAt.set(editorState, this.#owners);
      // An empty update with the step's tag precedes the step.
      else if (dirtyElements.size > 0) this.#restore(prevEditorState, editorState, tell);
    });
  }

  #restore(before: EditorState, restored: EditorState, tell: (restored: RestoredBlanks) => void): void {
    const step = stepOf(this.#editor);
    const then = (step === null ? undefined : this.#ownersAt.get(step)) ?? this.#owners;
    const blanks = restored.read($blanksOfText);
    const { moves, back } = this.#meet(blanks, then);
    const left = ownersIn([...moves.values()], this.#owners);
    const stood = ownersIn(before.read($blanksOfText), this.#owners);
    const formerOwners = new Set(then.values());
    const removed = [...stood].filter((owner) => !left.has(owner) && !formerOwners.has(owner));
    this.#editor.update(
      () => {
        $renameBlanks(this.#editor, (blank) => moves.get(blank) ?? blank);
      },
      { tag: HISTORY_MERGE_TAG, onUpdate: () => tell({ removedOwners: removed, back }) },
    );
  }

  /** Maps blanks to current numbers; a blank without an owner gets a free number. */
  #meet(blanks: readonly string[], then: BlankOwners) {
    const today = new Map([...this.#owners].map(([blank, owner]) => [owner, blank]));
    const usedNumbers = new Set([...blanks, ...this.#owners.keys()]);
    const moves = new Map<string, string>();
    const back = new Map<string, number>();
    for (const blank of new Set(blanks)) {
      const owner = then.get(blank);
      const moved = owner === undefined ? undefined : today.get(owner);
      const target = moved ?? (this.#isFree(blank, then) ? blank : freeNumber(usedNumbers));
      usedNumbers.add(target);
      moves.set(blank, target);
      if (owner !== undefined && moved === undefined) back.set(target, owner);
    }
    return { moves, back };
  }

  /** Whether a blank may keep its number: no newer owner has it. */
  #isFree(blank: string, then: BlankOwners): boolean {
    const owner = this.#owners.get(blank);
    return owner === undefined || (!then.has(blank) && ![...then.values()].includes(owner));
  }
}

function ownersIn(blanks: readonly string[], owners: BlankOwners): ReadonlySet<number> {
  return new Set(blanks.flatMap((blank) => owners.get(blank) ?? []));
}

/** A number without an owner. */
function freeNumber(taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
}
