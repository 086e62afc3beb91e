import { Button } from '@bandwise/ui/controls/button.tsx';
import { Notice } from '@bandwise/ui/controls/notice.tsx';
import { texts } from '../../../../shared/texts/texts.ts';
import { useSpeakingState, type Speaking } from './use-speaking.ts';

interface LostAnswersProps {
  readonly speaking: Pick<Speaking, 'prompts' | 'store'>;
  /** Records the answer to the prompt of this index again; null: not yet. */
  readonly onRecord: ((index: number) => void) | null;
}

/** Names the answers that the browser removed before the server had them. The learner may go on without them. */
export function LostAnswers({ speaking: { store, prompts }, onRecord }: LostAnswersProps) {
  const lost = useSpeakingState(store, ({ draft }) => draft.lost);
  if (lost.length === 0) return null;
  const labels = texts.speaking.lost;
  return (
    <Notice tone="warn" title={labels.title(lost.length)}>
      <div className="bw-speak-stack">
        {prompts.map(
          ({ key }, index) =>
            lost.includes(key) && (
              <div key={key} className="bw-speak-line">
                <p>{labels.which(index + 1)}</p>
                {onRecord && (
                  <Button variant="default" size="compact-md" onClick={() => onRecord(index)}>
                    {labels.again(index + 1)}
                  </Button>
                )}
              </div>
            ),
        )}
        <p>{labels.step}</p>
      </div>
    </Notice>
  );
}
