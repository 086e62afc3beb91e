import type { DeliverySectionBody, MarkedBody } from '@bandwise/api-contract/learner';
import type { Evidence } from '@bandwise/domain';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { AttemptStore } from '../store/attempt/attempt-store.ts';
import { explainedQuestions, nextWrong, type ExplainedQuestion } from '@bandwise/ui/review/explained-questions.ts';

interface Explained {
  /** null: none is shown. */
  readonly question: ExplainedQuestion | null;
  readonly evidence: readonly Evidence[];
  readonly choose: (number: number) => void;
  /** null: every answer is right. */
  readonly showNextWrong: (() => void) | null;
  /** The evidence once more, to be scrolled to. */
  readonly showAgain: () => void;
  /** Scrolls to a place in the passage that is not evidence. */
  readonly showQuote: (quote: string) => void;
  readonly close: () => void;
}

const NONE: readonly Evidence[] = [];

/** The explained question of a result. Alt+N moves to the next wrong one. */
export function useExplained(of: {
  readonly section: DeliverySectionBody;
  readonly result: MarkedBody | null;
  readonly store: AttemptStore;
  readonly onChoose: (number: number) => void;
}): Explained {
  const { section, result, store, onChoose } = of;
  const questions = useMemo(() => (result ? explainedQuestions(section, result) : []), [section, result]);
  const [number, setNumber] = useState<number | null>(null);
  const [evidence, setEvidence] = useState(NONE);
  const question = questions.find((one) => one.number === number) ?? null;
  const choose = (next: number) => {
    setNumber(next);
    setEvidence(questions.find((one) => one.number === next)?.evidence ?? NONE);
    store.moveTo(next);
    onChoose(next);
  };
  const next = nextWrong(questions, number);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyN' || next === null) return;
    event.preventDefault();
    choose(next);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return {
    question,
    evidence,
    choose,
    showNextWrong: next === null ? null : () => choose(next),
    showAgain: () => setEvidence([...evidence]),
    showQuote: (quote) => setEvidence([{ quote }]),
    close() {
      setNumber(null);
      setEvidence(NONE);
      // Back to the row that it was opened from.
      document.querySelector<HTMLElement>('tr[data-chosen] button')?.focus();
    },
  };
}
