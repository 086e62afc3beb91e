import { PassageView } from '@bandwise/ui/rich-text/passage-view.tsx';
import { useMemo } from 'react';
import type { TestPrompt } from '../store/speaking-draft.ts';

/** The text of a prompt. */
export function PromptText({ prompt: { text } }: Pick<TestPrompt, 'prompt'>) {
  const blocks = useMemo(() => [text], [text]);
  return (
    <div className="bw-speak-text" lang="en">
      <PassageView blocks={blocks} />
    </div>
  );
}
