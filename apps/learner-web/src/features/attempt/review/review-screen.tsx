import type { AttemptDetail, SavedResultBody } from '@bandwise/api-contract/learner';
import { AudioPlayer } from '../recording/audio-player.tsx';
import { SectionView } from '../screen/section-view.tsx';
import { useAttempt } from '../hooks/use-attempt.ts';

interface ReviewScreenProps {
  readonly detail: AttemptDetail;
  readonly result: SavedResultBody;
  readonly taker: string;
  readonly owner: string;
}

/** An attempt that was submitted earlier, to read. */
export function ReviewScreen({ detail: { attempt, section }, result, taker, owner }: ReviewScreenProps) {
  const store = useAttempt({ section, owner, startAnew: false, reviewed: { attempt, result } });
  return (
    <SectionView
      section={section}
      taker={taker}
      tool={section.audio_url && <AudioPlayer source={section.audio_url} autoPlay={false} />}
      store={store}
      isGuest={false}
      explanation={result.explanation}
    />
  );
}
