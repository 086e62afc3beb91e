import type { AssessmentBody } from '@bandwise/api-contract/admin';
import { ApiError, NetworkError, serverMessage, type DeviceStorage } from '@bandwise/api-contract/client';
import { isSameContent } from '@bandwise/domain/internal';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Services } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { EMPTY_CONTENT, type AssessmentContent } from './content.ts';
import { readCopy, type DeviceCopy } from './device-copy.ts';

const SAVE_AFTER_MS = 500;
const RETRY_MS = 5000;
const TOO_MANY = 429;
const SERVER_FAILED = 500;

/** `claimed`: another assessor works on the text. `changed`: the server has another draft. `refused`: the server refuses the draft. */
export type StopReason = 'changed' | 'claimed' | 'refused';

export type SaveStatus =
  | { readonly name: 'offline' | 'saved' | 'saving' }
  | { readonly name: 'stopped'; readonly because: StopReason; readonly message: string };

export interface DraftState {
  readonly content: AssessmentContent;
  readonly status: SaveStatus;
  /** False if the browser refuses to store changes. */
  readonly isOnDevice: boolean;
}

export interface AssessmentDraft extends Pick<StoreApi<DraftState>, 'getInitialState' | 'getState' | 'subscribe'> {
  readonly change: (part: Partial<AssessmentContent>) => void;
  /** Saves at once. @returns the saved revision; null: it could not be saved. */
  readonly flush: () => Promise<number | null>;
  /** Saves again after it was stopped. */
  readonly tryAgain: () => void;
  /** Saves this content over the one that another window or assessor saved. */
  readonly keepMine: () => Promise<void>;
  /** Deletes changes that are not saved. */
  readonly discard: () => void;
  /** Saves stored changes and reconnects. @returns a function that saves at once and stops. */
  readonly start: () => () => void;
}

interface Options {
  readonly api: Services['api'];
  readonly assessment: AssessmentBody;
  readonly device: DeviceStorage;
  /** The key of the copy on the device. */
  readonly key: string;
}

/** The content to begin with: the draft, else the latest release, which is then corrected. */
export function contentOf({ draft, released }: Pick<AssessmentBody, 'draft' | 'released'>): AssessmentContent {
  const { bands, comments, summary } = draft ?? released[0] ?? EMPTY_CONTENT;
  return { bands, comments, summary };
}

/**
 * The draft of an assessment. Every change is stored on the device at once, and on the server in a moment. One call is made at a time,
 * and content without a response is sent again before later content: the server recognises it over the same revision.
 */
export function createDraft({ api, assessment, device, key }: Options): AssessmentDraft {
  const { id } = assessment;
  const { copy, ...begun } = begin(assessment, readCopy(device, key));
  let { revision, savedContent, sent } = begun;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<void> | null = null;
  let hasReclaimed = false;
  let isClosed = false;

  const store = createStore<DraftState>(() => ({
    content: copy?.content ?? savedContent,
    status: begun.status,
    isOnDevice: true,
  }));
  const { getState, setState } = store;

  const isDirty = () => sent !== null || getState().content !== savedContent;

  function storeCopy(): void {
    const stored: DeviceCopy = { revision, content: getState().content, sent };
    device.write(key, JSON.stringify(stored));
    setState({ isOnDevice: device.isKeeping() });
  }

  function saveLater(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), delay);
  }

  /** Saves until nothing is left, or until a call fails. */
  function save(): Promise<void> {
    clearTimeout(timer);
    saving ??= saveAll().finally(() => {
      saving = null;
    });
    return saving;
  }

  async function saveAll(): Promise<void> {
    while (isDirty()) {
      sent ??= getState().content;
      storeCopy();
      const { bands, comments, summary } = sent;
      try {
        const saved = await api.call('PUT /api/submission/:id/assessment', {
          params: { id },
          body: { revision, bands, comments: [...comments], summary },
        });
        revision = saved.revision;
        savedContent = sent;
        sent = null;
        hasReclaimed = false;
      } catch (error) {
        if (!(await canGoOn(error))) return;
      }
    }
    device.remove(key);
    setState({ status: { name: 'saved' } });
  }

  /** Claims the text again if only the claim has ended. @returns whether to send the same content again. */
  async function canGoOn(error: unknown): Promise<boolean> {
    if (isTemporary(error)) {
      setState({ status: { name: 'offline' } });
      saveLater(RETRY_MS);
      return false;
    }
    const code = error instanceof ApiError ? error.code : null;
    if (code !== 'submission_claimed' || hasReclaimed || isClosed) {
      stop(code === 'version_conflict' ? 'changed' : code === 'submission_claimed' ? 'claimed' : 'refused', error);
      return false;
    }
    hasReclaimed = true;
    try {
      await api.call('POST /api/submission/:id/claim', { params: { id } });
      return true;
    } catch (refusal) {
      return canGoOn(refusal);
    }
  }

  function stop(because: StopReason, error: unknown): void {
    sent = null;
    storeCopy();
    setState({ status: { name: 'stopped', because, message: serverMessage(error, texts.assessing.one.saveFailed) } });
  }

  function tryAgain(): void {
    hasReclaimed = false;
    setState({ status: { name: 'saving' } });
    void save();
  }

  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,

    change(part) {
      setState((state) => ({ content: { ...state.content, ...part } }));
      storeCopy();
      if (getState().status.name === 'stopped') return;
      if (getState().status.name === 'saved') setState({ status: { name: 'saving' } });
      if (saving === null) saveLater(SAVE_AFTER_MS);
    },

    async flush() {
      if (getState().status.name === 'stopped') return null;
      await save();
      return getState().status.name === 'saved' ? revision : null;
    },

    tryAgain,

    async keepMine() {
      try {
        const claimed = await api.call('POST /api/submission/:id/claim', { params: { id } });
        ({ revision } = claimed);
        savedContent = contentOf(claimed);
        tryAgain();
      } catch (error) {
        const code = error instanceof ApiError ? error.code : null;
        stop(code === 'submission_claimed' ? 'claimed' : 'changed', error);
      }
    },

    discard() {
      clearTimeout(timer);
      sent = null;
      savedContent = getState().content;
      device.remove(key);
    },

    start() {
      const reconnect = () => {
        if (getState().status.name === 'offline') void save();
      };
      isClosed = false;
      window.addEventListener('online', reconnect);
      if (isDirty() && getState().status.name !== 'stopped') saveLater(0);
      return () => {
        isClosed = true;
        window.removeEventListener('online', reconnect);
        clearTimeout(timer);
        if (isDirty() && getState().status.name !== 'stopped') void save();
      };
    },
  };
}

interface Beginning {
  readonly revision: number;
  /** The content that the server has. */
  readonly savedContent: AssessmentContent;
  readonly sent: AssessmentContent | null;
  /** Changes to continue with; null: none. */
  readonly copy: DeviceCopy | null;
  readonly status: SaveStatus;
}

function begin(assessment: AssessmentBody, copy: DeviceCopy | null): Beginning {
  const { revision } = assessment;
  const savedContent = contentOf(assessment);
  const unchanged: Beginning = { revision, savedContent, sent: null, copy: null, status: { name: 'saved' } };
  if (copy === null || isSameContent(copy.content, savedContent)) return unchanged;
  const saving: SaveStatus = { name: 'saving' };
  if (copy.revision === revision) return { ...unchanged, sent: copy.sent, copy, status: saving };
  // The response to the last call was lost.
  const isStored = copy.sent !== null && copy.revision + 1 === revision && isSameContent(copy.sent, savedContent);
  if (isStored) return { ...unchanged, copy, status: saving };
  const message = texts.assessing.one.changed;
  const status: SaveStatus = { name: 'stopped', because: 'changed', message };
  return { ...unchanged, revision: copy.revision, copy, status };
}

function isTemporary(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  return error instanceof ApiError && (error.status >= SERVER_FAILED || error.status === TOO_MANY);
}
