import type { DraftDetail } from '@bandwise/api-contract/admin';
import type { DeviceStorage } from '@bandwise/api-contract/client';
import type { Skill } from '@bandwise/domain';
import type { PublishedExam } from './calls/load-exam.ts';
import type { ClaimedTab } from './draft/claim-tab.ts';
import type { Services } from '../../../shared/services/services.ts';
import { createDrafts, type DraftOwner } from './draft/device-drafts.ts';
import { createDraftCalls } from './calls/draft-calls.ts';
import { reconcile } from './draft/reconcile.ts';
import { editorState } from '../model/changes/editor-state.ts';
import { createEditorStore } from './store/editor-store.ts';
import { newExam } from '../model/form/new-exam.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { createFindingBoard } from './store/finding-board.ts';
import { createSettledForm } from './store/settled-form.ts';
import { createDrag } from './moving/drag.ts';
import { createClipboard } from './moving/clipboard.ts';
import { createEditorPlayer } from './store/editor-player.ts';
import { createAnnouncements } from './store/announcements.ts';
import { createDialogStore } from './store/dialog-store.ts';
import type { Editor } from './editor-context.ts';
import { createRichTextFlushes } from './store/rich-text-flushes.ts';
import { createEditorDraft } from './draft/editor-draft.ts';

const OWN = texts.editor.drafts.you;

export interface EditorSetup {
  readonly skill: Skill;
  readonly published: PublishedExam | null;
  readonly storage: DeviceStorage;
  readonly claim: Pick<ClaimedTab, 'tabId' | 'isElsewhere'>;
  readonly api: Services['api'];
  readonly owner: DraftOwner;
  /** The draft of the test on the server; null without one; undefined if it could not be loaded. */
  readonly remote: DraftDetail | null | undefined;
}

/** Creates an editor for a published or new test, with restored unsaved work. */
export function createEditor(setup: EditorSetup): Editor {
  const { skill, published, owner, claim, storage, api, remote } = setup;
  const flushes = createRichTextFlushes();
  const saved = published?.form ?? newExam(skill);
  const store = createEditorStore(editorState(saved, saved));
  const openedPart = saved.parts[(published?.partNumber ?? saved.partNumber) - 1];
  if (openedPart !== undefined) store.dispatch({ type: 'openPart', part: openedPart.id });
  const examId = published?.examId ?? null;
  const drafts = createDrafts(storage, owner, claim.tabId);
  const opened = reconcile({ drafts, remote, published: published?.form ?? null, tab: claim.tabId });
  const draft = createEditorDraft({
    store,
    drafts,
    calls: createDraftCalls(api, examId),
    flushes,
    tab: claim.tabId,
    isElsewhere: claim.isElsewhere,
    ...(published !== null && { contentRevision: published.contentRevision }),
    isNew: published === null,
    opened: { ...opened, by: opened.by !== null && remote?.updated_by?.id === owner.userId ? OWN : opened.by },
    remote: remote ?? null,
  });
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
    confirmations: createDialogStore(),
    pasteDialog: createDialogStore(),
    player: createEditorPlayer(),
    settled: createSettledForm(store),
    clipboard: createClipboard(storage, owner.userId),
    drag: createDrag({ store, announcements }),
    draft,
  };
}

/** The owner of drafts on the device: a new test, or the id of its draft on the server. */
export function draftOwner(of: {
  readonly userId: string;
  readonly skill: Skill;
  readonly published: PublishedExam | null;
  readonly remote: DraftDetail | null;
}): DraftOwner {
  const { userId, skill, published, remote } = of;
  const examId = published === null && remote !== null ? `draft-${remote.id}` : (published?.examId ?? null);
  return { userId, skill, examId };
}
