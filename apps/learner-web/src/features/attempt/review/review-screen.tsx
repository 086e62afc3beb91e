import type { AttemptDetail, SavedResultBody } from '@bandwise/api-contract/learner';
import { attemptTexts } from '../../../shared/texts/attempt.ts';
import { useAttempt } from '../store/use-attempt.ts';
import { AudioPlayer } from '../recording/audio-player.tsx';
import { SectionView } from '../screen/section-view.tsx';

interface ReviewScreenProps {
  readonly detail: AttemptDetail;
  readonly result: SavedResultBody;
  readonly taker: string;
  readonly owner: string;
}

/** An attempt that was submitted earlier, to read. */
export function ReviewScreen({ detail: { attempt, section }, result, taker, owner }: ReviewScreenProps) {
  const store = useAttempt({ section, owner, timed: false, startAnew: false, reviewed: { attempt, result } });
  const isListening = section.skill === 'listening';
  return (
    <SectionView
      section={section}
      taker={taker}
      tool={section.audio_url && <AudioPlayer source={section.audio_url} autoPlay={false} />}
      hint={isListening ? attemptTexts.listeningHint : attemptTexts.readingHint}
      showsPassage={!isListening}
      store={store}
      isGuest={false}
      explanation={result.explanation}
    />
  );
}
