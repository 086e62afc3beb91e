import type { DraftDetail } from '@bandwise/api-contract/admin';
import type { DeviceStorage } from '@bandwise/api-contract/client';
import type { Skill } from '@bandwise/domain';
import type { PublishedExam } from './calls/load-exam.ts';
import type { ClaimedTab } from './drafts/claim-tab.ts';
import type { Services } from '../../../shared/services/services.ts';
import { createDrafts, type DraftOwner } from './drafts/drafts.ts';
import { createDraftCalls } from './calls/draft-calls.ts';
import { reconcile } from './server-draft/reconcile.ts';
import { createServerDraft } from './server-draft/server-draft.ts';
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
import { createUnsavedWork } from './drafts/unsaved-work.ts';

const OWN = texts.editor.drafts.you;

export interface EditorSetup {
  readonly skill: Skill;
  readonly published: PublishedExam | null;
  readonly storage: DeviceStorage;
  readonly claim: Pick<ClaimedTab, 'tabId' | 'isElsewhere'>;
  readonly api: Services['api'];
  readonly owner: DraftOwner;
  /** The draft of the test on the server; null: there is none; undefined: it could not be asked for. */
  readonly remote: DraftDetail | null | undefined;
}

/** An editor on what is published or on an empty test, with the unsaved work of last time in it. */
export function createEditor(setup: EditorSetup): Editor {
  const { skill, published, owner, claim, storage, api, remote } = setup;
  const flushes = createRichTextFlushes();
  const saved = published?.form ?? newExam(skill);
  const store = createEditorStore(editorState(saved, saved));
  const opened = saved.parts[(published?.partNumber ?? saved.partNumber) - 1];
  if (opened !== undefined) store.dispatch({ type: 'openPart', part: opened.id });
  const examId = published?.examId ?? null;
  const drafts = createDrafts(storage, owner, claim.tabId);
  const known = reconcile({ drafts, remote, published: published?.form ?? null, tab: claim.tabId });
  const work = createUnsavedWork({
    store,
    drafts,
    flushes,
    isElsewhere: claim.isElsewhere,
    ...(published !== null && { contentRevision: published.contentRevision }),
    first: { ...known, by: known.by !== null && remote?.updated_by?.id === owner.userId ? OWN : known.by },
    mark: () => server.mark(),
  });
  const server = createServerDraft({
    store,
    calls: createDraftCalls(api, examId),
    tab: claim.tabId,
    fromNow: () => work.from(),
    known: { ref: known.ref, isSaved: known.isSaved, draft: remote ?? null },
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
    work,
    server,
  };
}

/** Whose drafts on the device they are: of a new test, or of one that is known by its draft on the server. */
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
