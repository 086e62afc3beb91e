import type { AttemptDetail, SavedResultBody } from '@bandwise/api-contract/learner';
import { firstNumber } from '@bandwise/domain';
import { useReducer } from 'react';
import { sittingTexts } from '../../../shared/texts/sitting.ts';
import { reduceSitting, type SittingState } from '../model/sitting-state.ts';
import { AudioPlayer } from './audio-player.tsx';
import { TestView } from './test-view.tsx';

interface ReviewScreenProps {
  readonly detail: AttemptDetail;
  readonly result: SavedResultBody;
  readonly taker: string;
}

/** A sitting that was submitted earlier, to read. */
export function ReviewScreen({ detail: { attempt, section }, result, taker }: ReviewScreenProps) {
  const [state, dispatch] = useReducer(reduceSitting, {
    answers: attempt.answers,
    phase: { name: 'submitted', result },
    current: firstNumber(section.groups),
    ending: null,
  } satisfies SittingState);
  const isListening = section.skill === 'listening';
  return (
    <TestView
      section={section}
      taker={taker}
      tool={section.audio_url && <AudioPlayer source={section.audio_url} autoPlay={false} />}
      hint={isListening ? sittingTexts.listeningHint : sittingTexts.readingHint}
      showsPassage={!isListening}
      state={state}
      dispatch={dispatch}
      isGuest={false}
      explanation={result.explanation}
    />
  );
}
