import { followOtherTabs } from '@bandwise/api-contract/client';
import { createStore } from 'zustand/vanilla';
import { isDirty } from '../../model/changes/editor-state.ts';
import type { StepName } from '../../model/history/change.ts';
import type { EditorStore } from '../store/editor-store.ts';
import type { Draft, Drafts } from './drafts.ts';
import { broughtOver, isOlder, type ClashingKey } from '../../model/compare/merge-draft.ts';
import type { ExamForm } from '../../model/form/form.ts';
import type { ReadonlyStore } from '../store/readonly-store.ts';
import { patched } from '../../model/form/lists.ts';
import type { RichTextFlushes } from '../store/rich-text-flushes.ts';

/** `clean`: all is published. `writing`: the draft follows in a moment. `failed`: the browser keeps no drafts. */
export type WorkStatus = 'clean' | 'writing' | 'kept' | 'failed';

export interface WorkState {
  readonly status: WorkStatus;
  /** When the work that was restored had been kept; null: nothing was. */
  readonly restored: number | null;
  /** Who had saved it, if it was restored from the server. */
  readonly restoredFrom: string | null;
  /** The title of the test that it is a duplicate of, and nothing else yet. */
  readonly duplicateOf: string | null;
  /** The restored work began from a test that someone has changed since. */
  readonly isOutdated: boolean;
  /** The work would replace a version of someone else that its author has seen. */
  readonly isOverTheirs: boolean;
  /** The keys of theirs that it would change again. */
  readonly clashes: readonly ClashingKey[];
  /** Another tab is writing the same test; each keeps drafts of its own. */
  readonly isElsewhere: boolean;
  /** What was set aside to look at someone else's version. */
  readonly mine: Draft | null;
}

export interface UnsavedWork extends ReadonlyStore<WorkState> {
  /** Keeps a draft of every change until the returned function is called. */
  readonly follow: () => () => void;
  /** Writes the draft now. */
  readonly keep: () => void;
  /** Back to what is published, or to an empty test. */
  readonly discard: () => void;
  /** Puts the work aside and shows their version instead. */
  readonly setAside: (theirs: ExamForm, contentRevision?: number | null) => void;
  /** As `setAside`, for a version that is not published either. */
  readonly setAsideFor: (theirs: Draft) => void;
  /** What the work began from. */
  readonly from: () => ExamForm | null;
  /** Back to what was put aside, with what others have changed and it did not. */
  readonly takeBack: () => void;
  readonly discardMine: () => void;
  /** Puts aside again what `discardMine` has discarded. */
  readonly keepMine: (mine: Draft) => void;
}

const DELAY_MS = 600;

interface Parts {
  readonly store: EditorStore;
  readonly drafts: Drafts;
  readonly flushes: RichTextFlushes;
  readonly isElsewhere?: boolean;
  /** The last revision of the published test that changed more than keys. */
  readonly contentRevision?: number;
  /** What it opens with, if not what the device keeps, and who saved that. */
  readonly first?: { readonly draft: Draft | null; readonly by: string | null };
  /** What is noted with the device's copy of the one on the server. */
  readonly mark?: () => Draft['server'];
}

export function createUnsavedWork(parts: Parts): UnsavedWork {
  const { store, drafts, flushes, isElsewhere = false, mark = () => null } = parts;
  let { contentRevision = store.getState().form.revision } = parts;
  const { draft, by } = parts.first ?? { draft: drafts.read('work'), by: null };
  const { setState, ...work } = createStore<WorkState>(() => ({
    status: draft === null ? 'clean' : 'kept',
    restored: draft?.savedAt ?? null,
    restoredFrom: by,
    duplicateOf: draft?.duplicateOf ?? null,
    isOutdated: draft !== null && isOlder(draft.form, contentRevision),
    isOverTheirs: false,
    clashes: [],
    isElsewhere,
    mine: drafts.read('mine'),
  }));
  if (draft !== null) {
    const { saved } = store.getState();
    store.dispatch({ type: 'replace', form: draft.form, saved });
  }
  // What the work began from, as long as nothing else has been published since.
  let begun = { saved: store.getState().saved, from: draft === null ? store.getState().saved : draft.from };
  const draftNow = (): Draft => {
    const { form, saved } = store.getState();
    return { savedAt: Date.now(), form, from: saved === begun.saved ? begun.from : saved, server: mark() ?? null };
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = (patch: Partial<WorkState>) => setState((state) => patched(state, patch), true);
  const keep = () => {
    clearTimeout(timer);
    if (!isDirty(store.getState())) {
      drafts.clear('work');
      change({ status: 'clean', restored: null, isOutdated: false, isOverTheirs: false, clashes: [] });
      return;
    }
    const isKept = drafts.write('work', draftNow());
    change({ status: isKept ? 'kept' : 'failed' });
  };
  const setMine = (mine: Draft) => {
    drafts.write('mine', mine);
    change({ mine });
  };
  const replace = (form: ExamForm, saved: ExamForm | null, name?: StepName) => {
    begun = { saved, from: saved };
    store.dispatch({ type: 'replace', form, saved, ...(name !== undefined && { name }) });
    keep();
  };

  return {
    ...work,
    follow() {
      const unsubscribe = store.subscribe((now, before) => {
        if (now.form === before.form && now.saved === before.saved) return;
        clearTimeout(timer);
        timer = setTimeout(keep, DELAY_MS);
        if (work.getState().status !== 'failed') change({ status: isDirty(now) ? 'writing' : 'clean' });
      });
      const keepNow = () => {
        flushes.flushAll();
        if (work.getState().status !== 'clean' || isDirty(store.getState())) keep();
      };
      const unfollow = followOtherTabs(window, ({ key }) => {
        if (key === null || !drafts.holds(key)) return;
        // Another tab took these drafts for its own: it keeps them, and this one's work gets a place of its own.
        drafts.startAnew();
        change({ isElsewhere: true });
        keepNow();
      });
      window.addEventListener('pagehide', keepNow);
      return () => {
        unsubscribe();
        window.removeEventListener('pagehide', keepNow);
        unfollow();
        keepNow();
      };
    },
    keep,
    discard() {
      const { saved, form } = store.getState();
      replace(saved ?? form, saved, 'discarded');
    },
    setAside(theirs, revision = theirs.revision) {
      setMine(draftNow());
      contentRevision = revision;
      replace(theirs, theirs);
    },
    setAsideFor(theirs) {
      setMine(draftNow());
      const { saved } = store.getState();
      store.dispatch({ type: 'replace', form: theirs.form, saved });
      begun = { saved, from: theirs.from };
      keep();
    },
    from: () => draftNow().from,
    takeBack() {
      const { mine } = work.getState();
      if (mine === null) return;
      const { form, saved, clashes } = broughtOver(mine, store.getState().saved, contentRevision);
      replace(form, saved);
      drafts.clear('mine');
      change({ mine: null, isOverTheirs: true, clashes });
    },
    discardMine() {
      drafts.clear('mine');
      change({ mine: null });
    },
    keepMine: setMine,
  };
}
