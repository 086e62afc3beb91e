import { Button } from '@bandwise/ui/controls/button.tsx';
import { Stack } from '@bandwise/ui/controls/stack.tsx';
import { Text } from '@bandwise/ui/controls/text.tsx';
import { useEffect, useState } from 'react';
import { LoadingText } from '../../shared/layout/loading-text.tsx';
import { ANSWER_WITHIN } from '../../shared/failures/answer-within.ts';
import { texts } from '../../shared/texts/texts.ts';

/** Replaces a page whose code is loading, with a message after a while. */
export function LoadingPage() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ANSWER_WITHIN);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return <LoadingText>{texts.common.loading}</LoadingText>;
  return (
    <Stack align="flex-start" gap="sm" pad="xl">
      <Text role="alert">{texts.common.unanswered}</Text>
      <Button onClick={() => globalThis.location.reload()}>{texts.common.retry}</Button>
    </Stack>
  );
}
