import { useRef, useState } from 'react';
import { useServices } from '../../../../shared/services/services.ts';
import type { RunningRecording } from '../recorder/record.ts';
import type { TestPrompt } from '../store/speaking-draft.ts';
import type { Speaking } from './use-speaking.ts';

/** `opening`: waits for the microphone and the server. Deadlines are milliseconds since 1970. */
export type Phase =
  | { readonly at: 'idle' | 'opening' }
  | { readonly at: 'preparing'; readonly deadline: number }
  | { readonly at: 'recording'; readonly deadline: number };

/** The phases of one answer: preparation, then the recording, which ends by itself after the seconds of the prompt. */
export function useRecording({ store, microphone }: Speaking, { key, prompt }: TestPrompt) {
  const { clock } = useServices();
  const [phase, setPhase] = useState<Phase>({ at: 'idle' });
  const running = useRef<RunningRecording | null>(null);

  const record = async () => {
    const open = await microphone.open();
    running.current = open && store.record(key, open, () => setPhase({ at: 'idle' }));
    if (!running.current) return setPhase({ at: 'idle' });
    setPhase({ at: 'recording', deadline: clock.now() + prompt.answer * 1000 });
  };
  return {
    phase,
    /** Begins with the preparation, if the prompt has one. */
    begin: async () => {
      setPhase({ at: 'opening' });
      const isPossible = (await microphone.open()) !== null && (await store.permit(key));
      if (!isPossible) return setPhase({ at: 'idle' });
      if (prompt.prepare === 0) return record();
      setPhase({ at: 'preparing', deadline: clock.now() + prompt.prepare * 1000 });
    },
    record: () => void record(),
    stop: () => running.current?.stop(),
  };
}
