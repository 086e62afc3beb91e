import { questionElementId } from '@bandwise/ui/questions/question-element-id.ts';
import { useCallback, useEffect, useState } from 'react';
import { endOpening } from './opening.ts';

interface Jump {
  readonly number: number;
  readonly focus: boolean;
}

const CONTROL = 'input:not(:disabled), select:not(:disabled), button:not(:disabled), [tabindex="0"]';

/** Scrolls to a question, once what hides it is out of the way. From the keyboard the focus goes there as well. */
export function useQuestionJump(): (number: number, focus: boolean) => void {
  const [jump, setJump] = useState<Jump | null>(null);
  useEffect(() => {
    if (!jump) return;
    const question = document.getElementById(questionElementId(jump.number));
    if (!question) return;
    endOpening(question);
    question.scrollIntoView({ block: 'center' });
    if (jump.focus) question.querySelector<HTMLElement>(CONTROL)?.focus({ preventScroll: true });
  }, [jump]);
  return useCallback((number, focus) => setJump({ number, focus }), []);
}
