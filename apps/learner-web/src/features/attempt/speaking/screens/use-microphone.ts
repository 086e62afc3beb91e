import { useEffect, useRef, useState } from 'react';
import { openMicrophone, type Microphone, type MicrophoneProblem } from '../recorder/microphone.ts';
import type { RecordingBrowser } from '../recorder/recording-browser.ts';

export interface MicrophoneState {
  /** null: not opened. */
  readonly microphone: Microphone | null;
  readonly problem: MicrophoneProblem | null;
  readonly isOpening: boolean;
  /** Opens the microphone, or returns the open one. @returns null: it cannot be opened, and `problem` says why. */
  readonly open: () => Promise<Microphone | null>;
}

/** The microphone of a page, until the page is left or the microphone is unplugged. */
export function useMicrophone(browser: RecordingBrowser): MicrophoneState {
  const [microphone, setMicrophone] = useState<Microphone | null>(null);
  const [problem, setProblem] = useState<MicrophoneProblem | null>(null);
  const [isOpening, setOpening] = useState(false);
  const current = useRef<Microphone | null>(null);
  const isLeft = useRef(false);

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      current.current?.close();
      current.current = null;
    };
  }, []);

  const open = async () => {
    if (current.current) return current.current;
    setOpening(true);
    setProblem(null);
    const opened = await openMicrophone(browser);
    setOpening(false);
    if ('problem' in opened) {
      setProblem(opened.problem);
      return null;
    }
    const next = opened.microphone;
    if (isLeft.current) {
      next.close();
      return null;
    }
    next.onLost(() => {
      next.close();
      current.current = null;
      setMicrophone(null);
      setProblem('missing');
    });
    current.current = next;
    setMicrophone(next);
    return next;
  };
  return { microphone, problem, isOpening, open };
}
