import { Button } from '@bandwise/ui/controls/button.tsx';
import { useEffect, useState } from 'react';
import { ANSWER_WITHIN } from '../../shared/failures/answer-within.ts';
import { LoadingText } from '../../shared/layout/loading-text.tsx';
import { texts } from '../../shared/texts/texts.ts';

/** Replaces a page whose code is loading, with a message after a while. */
export function LoadingPage() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ANSWER_WITHIN);
    return () => clearTimeout(timer);
  }, []);
  const { loading, unanswered, retry } = texts.common;
  return (
    <>
      <LoadingText>{isLate ? unanswered : loading}</LoadingText>
      {isLate && <Button onClick={() => globalThis.location.reload()}>{retry}</Button>}
    </>
  );
}
