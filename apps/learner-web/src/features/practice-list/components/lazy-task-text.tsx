import { lazy, Suspense } from 'react';
import { commonTexts } from '../../../shared/texts/common.ts';

// Its sanitiser is large: the list is there before it.
const LoadedText = lazy(async () => ({ default: (await import('./task-text.tsx')).TaskText }));

export function TaskText({ blocks }: { blocks: readonly string[] }) {
  return (
    <Suspense fallback={<p role="status">{commonTexts.loading}</p>}>
      <LoadedText blocks={blocks} />
    </Suspense>
  );
}
