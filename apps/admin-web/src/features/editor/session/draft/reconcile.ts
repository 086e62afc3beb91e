import type { DraftDetail } from '@bandwise/api-contract/admin';
import type { Draft, Drafts } from './device-drafts.ts';
import { rebaseDraft } from '../../model/compare/merge-draft.ts';
import type { ExamForm } from '../../model/form/form.ts';
import type { DraftRef } from '../calls/draft-calls.ts';

export interface Reconciled {
  /** The initial work; null without any. */
  readonly draft: Draft | null;
  readonly ref: DraftRef | null;
  /** Whether the server has the same work. */
  readonly isSaved: boolean;
  /** The administrator whose version was loaded from the server. */
  readonly by: string | null;
}

/** Chooses between the device's and the server's draft; neither is lost. */
export function reconcile(of: {
  readonly drafts: Drafts;
  /** undefined if it is unknown. */
  readonly remote: DraftDetail | null | undefined;
  readonly published: ExamForm | null;
  readonly tab: string;
}): Reconciled {
  const { drafts, remote, published, tab } = of;
  const local = drafts.read('work');
  if (remote === null && local?.server?.isSaved === true) {
    // The server had all of the work, and has published or deleted it.
    drafts.clear('work');
    return { draft: null, ref: null, isSaved: false, by: null };
  }
  if (remote === null || remote === undefined)
    return { draft: local, ref: published === null ? (local?.server ?? null) : null, isSaved: false, by: null };
  const ref = { id: remote.id, revision: remote.revision };
  if (local !== null && (isSame(local.server, ref) || isOfTab(local, remote, tab)))
    return { draft: local, ref, isSaved: isSame(local.server, ref) && local.server?.isSaved === true, by: null };
  if (local !== null && local.server?.isSaved !== true) {
    // Another administrator has saved since: that version opens, and a button opens the own one.
    if (drafts.read('mine') !== null) return { draft: local, ref: local.server ?? null, isSaved: false, by: null };
    drafts.write('mine', local);
  }
  return { draft: fromRemote(remote, published), ref, isSaved: true, by: remote.updated_by?.name ?? null };
}

/** This tab saved the remote draft, and the device has not noted the response. */
function isOfTab({ server }: Draft, remote: DraftDetail, tab: string): boolean {
  return remote.content.tab === tab && (server?.id ?? remote.id) === remote.id;
}

function isSame(one: DraftRef | null | undefined, other: DraftRef): boolean {
  return one?.id === other.id && one.revision === other.revision;
}

/** Converts a remote draft; a scheduled new test that was published and changed since becomes a change of the published test. */
export function fromRemote({ content, updated_at }: DraftDetail, published: ExamForm | null): Draft {
  const draft = { savedAt: Date.parse(updated_at), form: content.form, from: content.from };
  if (published === null || draft.form.revision !== null) return draft;
  return { ...draft, form: rebaseDraft(draft, published).form, from: null };
}
