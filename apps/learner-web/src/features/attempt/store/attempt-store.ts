import type { AttemptBody, DeliverySectionBody } from '@bandwise/api-contract/learner';
import type { AttemptServer } from './transport.ts';
import { visibleAnswers, withEdit, type Edits } from './answer-copy.ts';
import { joinedDrafts, resumedDraft, type AttemptDraft, type DraftKey, type DraftStore } from './attempt-draft.ts';
import { openDraft } from './open-draft.ts';
import { createSaveLoop } from './save-loop.ts';
import { saveStatus } from './save-status.ts';
import { clockOffset } from './server-clock.ts';
import { serverFailure } from './server-failure.ts';
import { isClosed, isGone, isPassing } from './sync-failure.ts';
import { endingOf } from './ending.ts';
import type { AttemptSync, SyncEvents, SyncView } from './sync-types.ts';

interface SyncSetup {
  readonly key: DraftKey;
  readonly drafts: DraftStore;
  /** null: nothing is sent. */
  readonly server: AttemptServer | null;
  readonly opened: AttemptDraft;
  readonly now: () => number;
  readonly isOnline: () => boolean;
}

/** Keeps one attempt's answers on the device at once and on the server soon after. */
export function createAttemptSync({ key, drafts, server, opened, now, isOnline }: SyncSetup): AttemptSync {
  let draft = opened;
  let closed = opened.closed;
  let finished = false;
  let resumed = server !== null && Object.keys(visibleAnswers(opened.copy)).length > 0;
  let events: SyncEvents | null = null;
  let current: SyncView | null = null;
  const listeners = new Set<() => void>();

  const isWaiting = () => draft.attemptId === null || Object.keys(draft.copy.edits).length > 0;
  const loop = createSaveLoop({
    exchange,
    mayRun: () => server !== null && events !== null && !finished,
    mayGoOn: () => !closed,
    isWanted: isWaiting,
    now,
    onChange: publish,
  });

  function publish() {
    current = null;
    for (const listener of listeners) listener();
  }

  function put(next: AttemptDraft) {
    if (finished) return;
    const both = drafts.keep(key, next);
    // What is being submitted is not swapped for an attempt that another tab has begun since.
    draft = closed && both.attemptId !== next.attemptId ? next : both;
    publish();
  }

  async function exchange(): Promise<void> {
    if (!server) return;
    const asked = draft;
    const sent = now();
    try {
      const { body, held } = await request(server, asked, closed);
      const received = now();
      const detail = body.version === key.version ? null : await server.read(body.id);
      const isOutdated = draft.begun !== asked.begun && draft.attemptId !== body.id;
      // A screen that was left writes nothing more: the next one has begun from the same draft.
      if (isOutdated || finished || !events) return;
      const offset = clockOffset(draft.offset, { sent, received, now: Date.parse(body.now) });
      if (asked.attemptId === null && Object.keys(body.answers).length > 0) resumed = true;
      put(resumedDraft(draft, body, { sent: held, offset }));
      if (detail) moveTo(detail.section);
    } catch (error) {
      if (!isClosed(error) || asked.attemptId === null) throw error;
      const detail = await server.read(asked.attemptId);
      if (draft.attemptId !== asked.attemptId || !detail.result) return;
      const ending = endingOf(detail, { isOwn: closed, answers: visibleAnswers(draft.copy) });
      finish();
      events?.onClosed(detail, ending);
    }
  }

  function moveTo(section: DeliverySectionBody) {
    drafts.keep({ ...key, version: section.version }, draft);
    drafts.discard(key, key.version);
    finished = true;
    events?.onOtherVersion(section);
  }

  function finish() {
    finished = true;
    loop.stop();
    drafts.discard(key);
    publish();
  }

  const deadline = () => (draft.deadline === null ? null : draft.deadline - (draft.offset ?? 0));

  function look(): SyncView {
    const isShared = server !== null && !finished;
    const error = isShared ? loop.failure() : null;
    const failure = error && serverFailure(error);
    return {
      answers: visibleAnswers(draft.copy),
      deadline: deadline(),
      status: isShared ? saveStatus({ online: isOnline(), failure, waiting: isWaiting() }) : null,
      failure,
      isOnDevice: drafts.isKeeping(),
      resumed,
    };
  }

  return {
    view: () => (current ??= look()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isClosed: () => closed,
    start(given) {
      events = given;
      put(draft);
      if (!closed) void loop.run();
      return () => {
        events = null;
        loop.stop();
      };
    },
    answer(address, value) {
      if (closed) return;
      put({ ...draft, copy: withEdit(draft.copy, address, { value, at: now() + (draft.offset ?? 0) }) });
      loop.soon();
    },
    restart(duration) {
      drafts.discard(key);
      closed = false;
      resumed = false;
      draft = openDraft(draft, { now: now(), duration, restart: true });
      put(draft);
      void loop.run();
    },
    close() {
      closed = true;
      loop.stop();
      put({ ...draft, closed: true });
    },
    async submission() {
      const failure = server && (await loop.again());
      // Without the attempt's id a submission whose answer gets lost would be stored twice.
      if (failure && draft.attemptId === null && isPassing(failure)) throw failure;
      return { attemptId: draft.attemptId, answers: visibleAnswers(draft.copy), edits: draft.copy.edits };
    },
    isLate() {
      const end = deadline();
      // One that the server has never heard of begins when it does.
      return server !== null && draft.attemptId !== null && end !== null && now() >= end;
    },
    finish,
    noticeConnection: publish,
    saveNow() {
      publish();
      if (!closed) void loop.run();
    },
    leave() {
      const { attemptId, copy } = draft;
      if (!server || finished || closed || attemptId === null || Object.keys(copy.edits).length === 0) return;
      server.save(attemptId, copy.edits, true).catch(() => {});
    },
    storageChanged(event) {
      const stored = drafts.fromEvent(key, event);
      if (stored === undefined || closed || finished) return;
      if (stored === null) return void loop.run();
      draft = joinedDrafts(draft, stored);
      publish();
      loop.soon();
    },
  };
}

interface Answered {
  readonly body: AttemptBody;
  /** What of the draft the request held. */
  readonly held: Edits;
}

/** Saves what is waiting, which answers the merged state; begins the attempt where there is none any more. */
async function request(server: AttemptServer, draft: AttemptDraft, closed: boolean): Promise<Answered> {
  const { attemptId, restart, copy } = draft;
  if (attemptId === null) return { body: await server.start(restart), held: {} };
  try {
    return { body: await server.save(attemptId, copy.edits, false), held: copy.edits };
  } catch (error) {
    if (isGone(error) && !closed) return { body: await server.start(false), held: {} };
    throw error;
  }
}
