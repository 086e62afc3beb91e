import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useServices } from '../../../shared/services/services.ts';
import type { WritingDraft } from '../../../shared/submissions/writing-draft.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';

interface Writing {
  readonly draft: WritingDraft;
  /** The text is being handed in. */
  readonly isSending: boolean;
  /** Receives a later text of another device. */
  readonly onText: (text: string) => void;
}

/** Saves a draft on the server while its screen is open. */
export function useSavedDraft({ draft, isSending, onText }: Writing): DraftStore {
  const { api, clock, device, grants } = useServices();
  const current = useRef({ isSending, onText });
  useLayoutEffect(() => {
    current.current = { isSending, onText };
  });
  const [store] = useState(() => {
    const params = { sectionID: draft.sectionId };
    return createDraftStore({
      draft,
      device,
      calls: {
        read: async () => (await api.call('GET /api/submission/draft/:sectionID', { params })).draft,
        async save(body, leaving = false) {
          const options = { headers: grants.headers(draft.sectionId), keepalive: leaving };
          return (await api.call('PUT /api/submission/draft/:sectionID', { params, body }, options)).draft;
        },
      },
      now: clock.now,
      isOnline: () => navigator.onLine,
      isSending: () => current.current.isSending,
      onText: (text) => current.current.onText(text),
    });
  });
  useLayoutEffect(() => {
    const stop = store.start();
    const events = new AbortController();
    const { signal } = events;
    for (const name of ['online', 'offline']) globalThis.addEventListener(name, store.saveNow, { signal });
    const visibilityChanged = () => (document.visibilityState === 'hidden' ? store.leave() : store.saveNow());
    document.addEventListener('visibilitychange', visibilityChanged, { signal });
    return () => {
      events.abort();
      store.leave();
      stop();
    };
  }, [store]);
  useEffect(() => {
    // A text that was refused stays a draft.
    if (!isSending) store.saveNow();
  }, [isSending, store]);
  return store;
}
