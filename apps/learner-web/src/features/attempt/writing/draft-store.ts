import { ApiError, type DeviceStorage } from '@bandwise/api-contract/client';
import type { SubmissionDraftBody } from '@bandwise/api-contract/learner';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  forgetMark,
  markChanged,
  pastedWords,
  readMark,
  replaceDraft,
  writingKey,
  writeMark,
  writePasted,
  type DraftMark,
  type WritingDraft,
} from '../../../shared/submissions/writing-draft.ts';
import { createSaveLoop } from '../store/attempt/save-loop.ts';
import { saveStatus, type SaveStatus } from '../store/attempt/save-status.ts';
import { isPassing, serverFailure, type ServerFailure } from '../store/attempt/server-failure.ts';

type Saved = SubmissionDraftBody['draft'];

export interface DraftCalls {
  readonly read: () => Promise<Saved>;
  /** `leaving`: the request outlives the page. */
  readonly save: (draft: NonNullable<Saved>, leaving?: boolean) => Promise<Saved>;
}

interface DraftView {
  readonly status: SaveStatus;
  readonly isOnDevice: boolean;
}

export interface DraftStore extends Pick<StoreApi<DraftView>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly start: () => () => void;
  /** The text was changed, and is on the device already. */
  readonly changed: () => void;
  readonly saveNow: () => void;
  readonly leave: () => void;
}

interface DraftSetup {
  readonly draft: WritingDraft;
  readonly device: DeviceStorage;
  readonly calls: DraftCalls;
  /** The server's clock. */
  readonly now: () => number;
  readonly isOnline: () => boolean;
  /** The text is being handed in, so nothing is saved. */
  readonly isSending: () => boolean;
  /** Another device has a later text. */
  readonly onText: (text: string) => void;
}

/**
 * Saves the draft of a text on the server soon after it was typed, and takes over a later text of another device. The device has the text
 * first, so nothing is lost without a connection.
 */
export function createDraftStore(setup: DraftSetup): DraftStore {
  const { draft, device, calls, now, isOnline, isSending, onText } = setup;
  let isRunning = false;
  let failure: ServerFailure | null = null;
  let isRefused = false;
  /** The time of the last change that the server had and does not have any more; null: it has all. */
  let missingAt: number | null = null;
  const isWaiting = () => {
    const mark = readMark(device, draft);
    return mark !== null && mark.at > mark.saved;
  };
  const view = (): DraftView => ({
    status: saveStatus({ online: isOnline(), failure, waiting: isWaiting() }),
    isOnDevice: device.isKeeping(),
  });
  const { getState, getInitialState, subscribe, setState } = createStore<DraftView>(view);
  const show = () => setState(view());
  const ownText = () => device.read(writingKey(draft)) ?? '';

  const loop = createSaveLoop({
    exchange: keepInStep,
    mayRun: () => isRunning && !isSending(),
    mayGoOn: () => !isRefused,
    isWanted: isWaiting,
    now,
    onTurn(error) {
      failure = error && serverFailure(error);
      show();
    },
  });

  async function keepInStep(): Promise<void> {
    const mark = readMark(device, draft);
    const value = ownText();
    try {
      if (mark === null || mark.at <= mark.saved) take(await calls.read(), { mark, value });
      else take(await calls.save(bodyOf(mark, value)), { mark, value });
    } catch (error) {
      if (isHandedIn(error)) {
        // Another device handed it in. What was written here since is a new draft.
        if (readMark(device, draft)?.id !== mark?.id) return;
        forgetMark(device, draft);
        if (missingAt === mark?.at && ownText() === value) {
          replaceDraft(device, draft, '');
          onText('');
        } else if (ownText() !== '') markChanged(device, draft, now());
        return;
      }
      isRefused = !isPassing(error);
      throw error;
    }
  }

  const bodyOf = ({ id, at }: { readonly id: string; readonly at: number }, value: string) => ({
    id,
    text: { value, at },
    pasted_words: pastedWords(device, draft),
  });

  /** Takes over the server's text, unless the learner has gone on writing. `sent`: the state of the device before the call. */
  function take(saved: Saved, sent: { readonly mark: DraftMark | null; readonly value: string }): void {
    const mark = readMark(device, draft);
    const isUnchanged = mark?.at === sent.mark?.at && ownText() === sent.value;
    if (isSending() || (saved === null && (mark === null || !isUnchanged))) return;
    if (saved === null) {
      // Another device handed it in, or the server has lost it: saving it again tells.
      missingAt = mark?.at ?? null;
      if (mark) writeMark(device, draft, { ...mark, saved: 0 });
      return;
    }
    const { value, at } = saved.text;
    // A text from before texts were saved on the server has no time, so it stays.
    if (!isUnchanged || (mark === null && sent.value !== '' && value !== sent.value)) {
      if (mark) writeMark(device, draft, { ...mark, id: saved.id });
      return;
    }
    if (value !== sent.value) {
      replaceDraft(device, draft, value);
      writePasted(device, draft, saved.pasted_words);
      onText(value);
    }
    writeMark(device, draft, { id: saved.id, at, saved: at });
  }

  return {
    getState,
    getInitialState,
    subscribe,
    start() {
      isRunning = true;
      void loop.run();
      return () => {
        isRunning = false;
        loop.stop();
      };
    },
    changed() {
      markChanged(device, draft, now());
      show();
      loop.soon();
    },
    saveNow() {
      show();
      void loop.run();
    },
    leave() {
      const mark = readMark(device, draft);
      if (isRunning && !isSending() && mark && isWaiting()) calls.save(bodyOf(mark, ownText()), true).catch(() => {});
    },
  };
}

const isHandedIn = (error: unknown) => error instanceof ApiError && error.code === 'attempt_closed';
