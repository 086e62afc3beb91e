import type { Skill } from '@bandwise/domain';
import type { PublishedTest } from '../api/load-test.ts';
import { createDrafts } from '../model/drafts.ts';
import { editorState } from '../model/editor-state.ts';
import { createEditorStore } from '../model/editor-store.ts';
import { newTest } from '../model/new-test.ts';
import { createNoticeBoard } from '../model/notice-board.ts';
import { createSettledForm } from '../model/settled-form.ts';
import { createAnnouncements } from './announcer.tsx';
import { createConfirmations } from './confirmation.tsx';
import type { Editor } from './editor-context.ts';
import { createRichTextFlushes } from './rich-text-flushes.ts';
import { createUnsavedWork } from './unsaved-work.ts';

export interface EditorSetup {
  readonly skill: Skill;
  readonly published: PublishedTest | null;
  readonly userId: string;
}

/** An editor on what is published or on an empty test, with the unsaved work of last time in it. */
export function createEditor({ skill, published, userId }: EditorSetup): Editor {
  const flushes = createRichTextFlushes();
  const saved = published?.form ?? newTest(skill);
  const store = createEditorStore(editorState(saved, saved));
  if (published !== null) {
    const part = saved.parts[published.partNumber - 1];
    if (part !== undefined) store.dispatch({ type: 'openPart', part: part.id });
    const groups = part?.groups ?? [];
    // A long test opens as a list of its groups.
    if (part !== undefined && groups.length > 1) store.dispatch({ type: 'collapseAll', part: part.id });
  }
  const drafts = createDrafts(() => window.localStorage, { userId, skill, examId: published?.examId ?? null });
  return {
    skill,
    published,
    store,
    board: createNoticeBoard(),
    flushes,
    announcements: createAnnouncements(),
    confirmations: createConfirmations(),
    settled: createSettledForm(store),
    work: createUnsavedWork({ store, drafts, flushes }),
  };
}
