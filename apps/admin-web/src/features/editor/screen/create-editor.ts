import type { DeviceStorage } from '@bandwise/api-contract/client';
import type { Skill } from '@bandwise/domain';
import type { PublishedExam } from '../api/load-exam.ts';
import type { ClaimedTab } from '../drafts/claim-tab.ts';
import { createDrafts } from '../drafts/drafts.ts';
import { editorState } from '../form/editor-state.ts';
import { createEditorStore } from '../form/editor-store.ts';
import { newExam } from '../form/new-exam.ts';
import { createFindingBoard } from '../findings/finding-board.ts';
import { createSettledForm } from '../form/settled-form.ts';
import { createDrag } from '../moving/drag.ts';
import { createClipboard } from '../moving/clipboard.ts';
import { createAnnouncements } from './announcements.ts';
import { createConfirmations } from './confirmations.ts';
import type { Editor } from './editor-context.ts';
import { createRichTextFlushes } from '../fields/rich-text-flushes.ts';
import { createUnsavedWork } from '../drafts/unsaved-work.ts';

export interface EditorSetup {
  readonly skill: Skill;
  readonly published: PublishedExam | null;
  readonly userId: string;
  readonly storage: DeviceStorage;
  readonly claim: Pick<ClaimedTab, 'tabId' | 'isElsewhere'>;
}

/** An editor on what is published or on an empty test, with the unsaved work of last time in it. */
export function createEditor({ skill, published, userId, claim, storage }: EditorSetup): Editor {
  const flushes = createRichTextFlushes();
  const saved = published?.form ?? newExam(skill);
  const store = createEditorStore(editorState(saved, saved));
  const opened = saved.parts[(published?.partNumber ?? saved.partNumber) - 1];
  if (opened !== undefined) store.dispatch({ type: 'openPart', part: opened.id });
  const owner = { userId, skill, examId: published?.examId ?? null };
  const drafts = createDrafts(storage, owner, claim.tabId);
  const work = createUnsavedWork({ store, drafts, flushes, isElsewhere: claim.isElsewhere });
  // A long test opens as a list of its groups.
  for (const { id, groups } of store.getState().form.parts)
    if (published !== null && groups.length > 1) store.dispatch({ type: 'collapseAll', part: id });
  const announcements = createAnnouncements();
  return {
    skill,
    published,
    store,
    board: createFindingBoard(),
    flushes,
    announcements,
    confirmations: createConfirmations(),
    settled: createSettledForm(store),
    clipboard: createClipboard(storage, userId),
    drag: createDrag({ store, announcements }),
    work,
  };
}
