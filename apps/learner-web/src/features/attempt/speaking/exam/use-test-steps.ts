import { useCallback, useRef, useState } from 'react';
import { useServices } from '../../../../shared/services/services.ts';
import type { RunningRecording } from '../recorder/record.ts';
import type { Answer } from '../store/speaking-draft.ts';
import type { Speaking } from '../screens/use-speaking.ts';

/** A step of a test under exam conditions. `number`: the index of the prompt. Deadlines are milliseconds since 1970. */
export type TestStep =
  | { readonly at: 'over' | 'start' }
  | { readonly at: 'asking'; readonly number: number }
  | { readonly at: 'file'; readonly number: number }
  | { readonly at: 'preparing' | 'recording'; readonly number: number; readonly deadline: number }
  | { readonly at: 'interrupted'; readonly number: number; readonly end: Answer['end'] };

/**
 * Moves through a test: each prompt has its question, preparation and answer once, and the end hands in. An answer that the browser has lost
 * can be given again at the end. With files there is no preparation: each answer is uploaded.
 */
export function useTestSteps({ store, prompts, microphone }: Speaking) {
  const { clock } = useServices();
  const [step, setStep] = useState<TestStep>(() =>
    store.getState().draft.isHandedIn ? { at: 'over' } : { at: 'start' },
  );
  const running = useRef<RunningRecording | null>(null);
  const takesFiles = useRef(false);

  const ask = (number: number) => {
    const prompt = prompts[number];
    if (!prompt) {
      setStep({ at: 'over' });
      const { answers, lost } = store.getState().draft;
      // Without an answer, the next visit begins the test again. The learner decides about a lost one.
      if (lost.length > 0) return;
      if (Object.keys(answers).length > 0) store.handIn();
      else store.storeProgress(0);
      return;
    }
    store.storeProgress(Math.max(number + 1, store.getState().draft.questionCount));
    if (prompt.prompt.audio_url === undefined) answer(number);
    else setStep({ at: 'asking', number });
  };
  const goOn = () => ask(store.getState().draft.questionCount);
  const answer = (number: number) => {
    if (takesFiles.current) return setStep({ at: 'file', number });
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
    if (end === undefined || end === null || end === 'stopped') goOn();
    else setStep({ at: 'interrupted', number, end });
  };
  const stop = useCallback(() => running.current?.stop(), []);
  return {
    step,
    /** Begins or continues with the first prompt that was not asked. */
    begin: async (withFiles: boolean) => {
      takesFiles.current = withFiles;
      if (withFiles) return goOn();
      const { questionCount } = store.getState().draft;
      const first = prompts[questionCount];
      // The limit of recordings is known before the first question.
      const isPossible = first === undefined || ((await microphone.open()) !== null && (await store.permit(first.key)));
      if (isPossible) goOn();
    },
    ask,
    /** Continues with the next prompt, or ends the test. */
    goOn,
    answer,
    record: (number: number) => void record(number),
    stop,
  };
}
