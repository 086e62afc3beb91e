import type { Skill } from '@bandwise/domain';
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { PublishedExam } from './calls/load-exam.ts';
import type { EditorAction } from '../model/changes/actions.ts';
import { openPart, type EditorState } from '../model/changes/editor-state.ts';
import type { EditorStore } from './store/editor-store.ts';
import type { ExamForm, PartForm } from '../model/form/form.ts';
import type { FindingBoard } from './store/finding-board.ts';
import type { Drag } from './moving/drag.ts';
import type { Clipboard } from './moving/clipboard.ts';
import type { EditorPlayer } from './store/editor-player.ts';
import type { SettledForm } from './store/settled-form.ts';
import type { Announcements } from './store/announcements.ts';
import type { Confirmation, DialogStore, PasteRequest } from './store/dialog-store.ts';
import type { RichTextFlushes } from './store/rich-text-flushes.ts';
import type { EditorDraft } from './draft/editor-draft.ts';

/** The objects that all parts of one editor share. They do not change while the editor is open. */
export interface Editor {
  readonly skill: Skill;
  /** null: the test is new. */
  readonly published: PublishedExam | null;
  readonly store: EditorStore;
  readonly board: FindingBoard;
  readonly flushes: RichTextFlushes;
  readonly announcements: Announcements;
  readonly confirmations: DialogStore<Confirmation>;
  readonly pasteDialog: DialogStore<PasteRequest>;
  readonly draft: EditorDraft;
  readonly player: EditorPlayer;
  readonly settled: SettledForm;
  readonly clipboard: Clipboard;
  readonly drag: Drag;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (editor === null) throw new Error('useEditor is called outside EditorContext');
  return editor;
}

/** Selects a piece of the state and rerenders only when it changes. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  return useStore(useEditor().store, select);
}

export function useDispatch(): (action: EditorAction) => void {
  return useEditor().store.dispatch;
}

/** A field of the open part. */
export function useOpenPart<T>(select: (part: PartForm) => T): T {
  return useEditorState((state) => {
    const part = openPart(state);
    if (part === undefined) throw new Error('A test has no part');
    return select(part);
  });
}

/** The test at the last pause in typing, for values derived from the whole test. */
export function useSettledForm(): ExamForm {
  return useStore(useEditor().settled);
}
