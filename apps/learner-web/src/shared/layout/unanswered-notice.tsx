import { Button } from '@bandwise/ui/controls/button.tsx';
import { useEffect, useState } from 'react';
import { ANSWER_WITHIN } from '../failures/answer-within.ts';
import { texts } from '../texts/texts.ts';
import classes from './loading-text.module.css';

/** Replaces code that is loading: shows nothing at first, and after a while that the server does not answer. */
export function UnansweredNotice() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ANSWER_WITHIN);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <div className={classes['unanswered']}>
      <p role="alert">{texts.common.unanswered}</p>
      <Button onClick={() => globalThis.location.reload()}>{texts.common.retry}</Button>
    </div>
  );
}
