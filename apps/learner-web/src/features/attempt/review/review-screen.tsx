import type { AttemptDetail, SavedResultBody } from '@bandwise/api-contract/learner';
import { firstNumber } from '@bandwise/domain';
import { useReducer } from 'react';
import { attemptTexts } from '../../../shared/texts/attempt.ts';
import { reduceAttempt, type AttemptState } from '../store/attempt-state.ts';
import { AudioPlayer } from '../listening/audio-player.tsx';
import { TestView } from '../screen/test-view.tsx';

interface ReviewScreenProps {
  readonly detail: AttemptDetail;
  readonly result: SavedResultBody;
  readonly taker: string;
}

/** An attempt that was submitted earlier, to read. */
export function ReviewScreen({ detail: { attempt, section }, result, taker }: ReviewScreenProps) {
  const [state, dispatch] = useReducer(reduceAttempt, {
    answers: attempt.answers,
    phase: { name: 'submitted', result },
    current: firstNumber(section.groups),
    ending: null,
  } satisfies AttemptState);
  const isListening = section.skill === 'listening';
  return (
    <TestView
      section={section}
      taker={taker}
      tool={section.audio_url && <AudioPlayer source={section.audio_url} autoPlay={false} />}
      hint={isListening ? attemptTexts.listeningHint : attemptTexts.readingHint}
      showsPassage={!isListening}
      state={state}
      dispatch={dispatch}
      isGuest={false}
      explanation={result.explanation}
    />
  );
}
