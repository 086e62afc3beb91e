import { Button } from '@bandwise/ui/controls/button.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { clockTime } from '@bandwise/ui/recording/clock-time.ts';
import { VisuallyHidden } from '@bandwise/ui/theme/visually-hidden.tsx';
import { IconMicrophone, IconPlayerStopFilled } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { useWakeLock } from '../../hooks/use-wake-lock.ts';
import type { TestPrompt } from '../store/speaking-draft.ts';
import { AnswerPlayer } from './answer-player.tsx';
import { durationWords } from './duration-words.ts';
import { EndNotice } from './end-notice.tsx';
import { FileChoice } from './file-choice.tsx';
import { NotesBox } from './notes-box.tsx';
import { PhaseLine } from './phase-line.tsx';
import { PromptText } from './prompt-text.tsx';
import { useRecording, type Phase } from './use-recording.ts';
import { useSpeakingState, type Speaking } from './use-speaking.ts';

interface PromptCardProps {
  readonly speaking: Speaking;
  readonly prompt: TestPrompt;
  /** From 1. */
  readonly number: number;
  /** null: this is the last question. */
  readonly onNext: (() => void) | null;
  readonly onPhase: (phase: Phase['at']) => void;
}

/** A question with its recording: preparation, recording, playback and recording again. */
export function PromptCard({ speaking, prompt, number, onNext, onPhase }: PromptCardProps) {
  const { store, microphone } = speaking;
  const { prepare, answer: limit, audio_url } = prompt.prompt;
  const { phase, begin, record, stop } = useRecording(speaking, prompt);
  const answer = useSpeakingState(store, ({ draft }) => draft.answers[prompt.key]);
  const emptyEnd = useSpeakingState(store, (state) => (state.emptyEnd?.prompt === prompt.key ? state.emptyEnd : null));
  const isHandedIn = useSpeakingState(store, ({ draft }) => draft.isHandedIn);
  const [notes, setNotes] = useState('');
  const labels = texts.speaking;
  const isIdle = phase.at === 'idle';
  const isReady = isIdle && answer !== undefined && answer.end !== null;
  useWakeLock(!isIdle);
  const { at } = phase;
  const notifyPhase = useEffectEvent(onPhase);
  useEffect(() => notifyPhase(at), [at]);
  const actions = { idle: () => void begin(), opening: () => undefined, preparing: record, recording: stop };
  const names = {
    idle: answer ? labels.again : prepare > 0 ? labels.prepare : labels.record,
    opening: labels.record,
    preparing: labels.speak,
    recording: labels.stop,
  };
  const spoken = { idle: answer ? labels.answered : '', opening: labels.microphone.opening };
  return (
    <Card as="section" aria-labelledby="question" className="bw-speak-stack">
      <h2 id="question" tabIndex={-1}>
        {labels.question(number)} <span className="bw-speak-soft">{labels.part(prompt.prompt.part)}</span>
      </h2>
      {audio_url !== undefined && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the text below has the words
        <audio controls preload="none" src={audio_url} aria-label={labels.listen} />
      )}
      <PromptText prompt={prompt.prompt} />
      <p className="bw-speak-soft">{labels.times(prepare > 0 ? durationWords(prepare) : null, durationWords(limit))}</p>
      <div className={`bw-speak-phase bw-speak-line ${isIdle ? '' : 'bw-speak-running'}`}>
        <Button
          size="md"
          variant={isReady ? 'default' : 'filled'}
          disabled={isHandedIn}
          leftSection={
            phase.at === 'recording' ? (
              <IconPlayerStopFilled size={20} aria-hidden />
            ) : (
              <IconMicrophone size={20} aria-hidden />
            )
          }
          onClick={actions[phase.at]}
        >
          {names[phase.at]}
        </Button>
        {(phase.at === 'preparing' || phase.at === 'recording') && (
          <PhaseLine
            phase={phase}
            microphone={microphone.microphone}
            onZero={phase.at === 'preparing' ? record : stop}
          />
        )}
        {isReady && onNext && (
          <Button size="md" onClick={onNext}>
            {labels.next}
          </Button>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">
          {phase.at === 'preparing' ? labels.prepareNow : phase.at === 'recording' ? labels.speakNow : spoken[phase.at]}
        </span>
      </VisuallyHidden>
      {phase.at !== 'idle' && prepare > 0 && <NotesBox notes={notes} onWrite={setNotes} />}
      {isIdle && emptyEnd && <EndNotice end={emptyEnd.end} isEmpty />}
      {isReady && !emptyEnd && <EndNotice end={answer.end} isEmpty={false} />}
      {isReady && (
        <AnswerPlayer
          key={answer.recordingId}
          store={store}
          prompt={prompt.key}
          name={labels.answer(number)}
          seconds={answer.ms / 1000}
        />
      )}
      {isReady && answer.ms > (limit + 1) * 1000 && <p>{labels.longer(clockTime(limit))}</p>}
      {isIdle && !isHandedIn && <FileChoice store={store} prompt={prompt.key} />}
    </Card>
  );
}
