import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { DeliverySectionBody } from '@bandwise/api-contract/learner';
import { promptsOf } from '@bandwise/domain/internal';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../../shared/services/services.ts';
import { SUBMISSIONS_KEY } from '../../../../shared/submissions/submission-queries.ts';
import { thisBrowser } from '../recorder/recording-browser.ts';
import { createChunkStorage } from '../store/chunk-storage.ts';
import type { SpeakingKey, TestPrompt } from '../store/speaking-draft.ts';
import { createSpeakingStore, type SpeakingState, type SpeakingStore } from '../store/speaking-store.ts';
import { useMicrophone, type MicrophoneState } from './use-microphone.ts';

export interface Speaking {
  readonly store: SpeakingStore;
  readonly prompts: readonly TestPrompt[];
  readonly microphone: MicrophoneState;
}

interface SpeakingSetup {
  readonly key: SpeakingKey;
  readonly sections: readonly DeliverySectionBody[];
  readonly sittingID?: string | null;
}

/** The recordings of a test and the microphone, while the page is open. The prompts stay those that the page began with. */
export function useSpeaking({ key, sections, sittingID = null }: SpeakingSetup): Speaking {
  const { api, grants, device } = useServices();
  const client = useQueryClient();
  const [browser] = useState(thisBrowser);
  const [prompts] = useState(() => sections.flatMap(testPrompts));
  const [store] = useState(() =>
    createSpeakingStore({
      api,
      grants,
      chunks: createChunkStorage(globalThis.indexedDB),
      key,
      prompts,
      sittingID,
      device,
      browser,
      isOnline: () => navigator.onLine,
    }),
  );
  useEffect(() => store.start(), [store]);
  const isHandedIn = useStore(store, ({ submission }) => submission !== null);
  useEffect(() => {
    if (isHandedIn) void client.invalidateQueries({ queryKey: [SUBMISSIONS_KEY] });
  }, [client, isHandedIn]);
  return { store, prompts, microphone: useMicrophone(browser) };
}

export function useSpeakingState<T>(store: SpeakingStore, select: (state: SpeakingState) => T): T {
  return useStore(store, select);
}

function testPrompts(section: DeliverySectionBody): readonly TestPrompt[] {
  return promptsOf(section).map((prompt, index) => ({
    key: `${section.id} ${index}`,
    sectionID: section.id,
    index,
    prompt,
  }));
}
