import { useCallback, useRef, useState } from 'react';
import { useServices } from '../../../../shared/services/services.ts';
import type { RunningRecording } from '../recorder/record.ts';
import type { Answer } from '../store/speaking-draft.ts';
import type { Speaking } from '../screens/use-speaking.ts';

/** A step of a test under exam conditions. `number`: the index of the prompt. Deadlines are milliseconds since 1970. */
export type TestStep =
  | { readonly at: 'over' | 'start' }
  | { readonly at: 'asking'; readonly number: number }
  | { readonly at: 'preparing' | 'recording'; readonly number: number; readonly deadline: number }
  | { readonly at: 'interrupted'; readonly number: number; readonly end: Answer['end'] };

/** Moves through a test: each prompt has its question, preparation and answer once, and the end hands in. */
export function useTestSteps({ store, prompts, microphone }: Speaking) {
  const { clock } = useServices();
  const [step, setStep] = useState<TestStep>(() =>
    store.getState().draft.isHandedIn ? { at: 'over' } : { at: 'start' },
  );
  const running = useRef<RunningRecording | null>(null);

  const ask = (number: number) => {
    const prompt = prompts[number];
    if (!prompt) {
      setStep({ at: 'over' });
      // Without an answer, the next visit begins the test again.
      if (Object.keys(store.getState().draft.answers).length > 0) store.handIn();
      else store.storeProgress(0);
      return;
    }
    store.storeProgress(number + 1);
    if (prompt.prompt.audio_url === undefined) answer(number);
    else setStep({ at: 'asking', number });
  };
  const answer = (number: number) => {
    const seconds = prompts[number]?.prompt.prepare ?? 0;
    if (seconds > 0) setStep({ at: 'preparing', number, deadline: clock.now() + seconds * 1000 });
    else void record(number);
  };
  const record = async (number: number) => {
    const prompt = prompts[number];
    if (!prompt) return;
    const open = await microphone.open();
    running.current = open && store.record(prompt.key, open, () => finish(number));
    if (!running.current) return setStep({ at: 'interrupted', number, end: 'failed' });
    setStep({ at: 'recording', number, deadline: clock.now() + prompt.prompt.answer * 1000 });
  };
  const finish = (number: number) => {
    const { draft, emptyEnd } = store.getState();
    const key = prompts[number]?.key ?? '';
    const end = emptyEnd?.prompt === key ? emptyEnd.end : draft.answers[key]?.end;
    if (end === undefined || end === null || end === 'stopped') ask(number + 1);
    else setStep({ at: 'interrupted', number, end });
  };
  const stop = useCallback(() => running.current?.stop(), []);
  return {
    step,
    /** Begins or continues with the first prompt that was not asked. */
    begin: async () => {
      const { questionCount } = store.getState().draft;
      const first = prompts[questionCount];
      // The limit of recordings is known before the first question.
      const isPossible = first === undefined || ((await microphone.open()) !== null && (await store.permit(first.key)));
      if (isPossible) ask(questionCount);
    },
    ask,
    answer,
    record: (number: number) => void record(number),
    stop,
  };
}
