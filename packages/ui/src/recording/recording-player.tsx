// Other icons than the player of a test, which would load one more file.
import { IconCaretRightFilled, IconPlayerPause } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useImperativeHandle, type Ref } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { texts } from '../texts/texts.ts';
import { clockTime } from './clock-time.ts';
// Few pages have a player, so its rules are not in the style sheet that every page loads.
import styles from './recording-player.css?inline';
import { useRecordingPlayback } from './use-recording-playback.ts';

/** A place on the timeline that leads to a comment. */
export interface TimelineMark {
  readonly id: string;
  readonly second: number;
  /** The short text on the mark, such as a number. */
  readonly sign: string;
  /** The name for screen readers. */
  readonly label: string;
  readonly isCurrent?: boolean;
}

/** Commands of a player. */
export interface PlayerCommands {
  readonly goTo: (second: number) => void;
  /** The current position in seconds. */
  readonly position: () => number;
}

interface RecordingPlayerProps {
  /** The name of the recording, within a sentence. */
  readonly name: string;
  /** null: not loaded. */
  readonly recording: Blob | null;
  /** Loads the recording when it is first played or moved. */
  readonly onWanted?: () => void;
  /** The length, which the recorder measured: the header of a recorded file often has none. */
  readonly seconds: number;
  readonly marks?: readonly TimelineMark[];
  readonly onMark?: (id: string) => void;
  readonly onPlay?: () => void;
  readonly onPosition?: (second: number) => void;
  readonly ref?: Ref<PlayerCommands>;
}

const NO_MARKS: readonly TimelineMark[] = [];

/** Plays a recording, with a timeline and marks on it. */
export function RecordingPlayer(props: RecordingPlayerProps) {
  const { name, recording, onWanted, seconds, marks = NO_MARKS, onMark, onPlay, onPosition, ref } = props;
  const { audio, isPlaying, position, hasFailed, toggle, goTo } = useRecordingPlayback({
    recording,
    seconds,
    onWanted,
  });
  useImperativeHandle(ref, () => ({ goTo, position: () => position }));
  const notifyPosition = useEffectEvent((second: number) => onPosition?.(second));
  useEffect(() => notifyPosition(position), [position]);
  const notifyPlay = useEffectEvent(() => onPlay?.());
  useEffect(() => {
    if (isPlaying) notifyPlay();
  }, [isPlaying]);
  const labels = texts.recording;
  const [now, end] = [clockTime(position), clockTime(seconds)];
  return (
    <div className="bw-player" role="group" aria-label={name}>
      <style href="bw-player" precedence="late">
        {styles}
      </style>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a learner's own words, which nobody has written down */}
      <audio ref={audio} preload="auto" />
      <IconButton
        round
        size={44}
        disabled={!recording && !onWanted}
        aria-label={isPlaying ? labels.pause(name) : labels.play(name)}
        onClick={toggle}
      >
        {isPlaying ? <IconPlayerPause size={22} aria-hidden /> : <IconCaretRightFilled size={26} aria-hidden />}
      </IconButton>
      <div className="bw-player-line">
        <input
          type="range"
          aria-label={labels.position(name)}
          aria-valuetext={labels.time(now, end)}
          min={0}
          max={Math.max(seconds, 0.1)}
          step={0.1}
          value={position}
          disabled={!recording && !onWanted}
          onChange={(event) => goTo(Number(event.currentTarget.value))}
        />
        {marks.length > 0 && (
          <div className="bw-player-marks" role="group" aria-label={labels.comments}>
            {marks.map((mark) => (
              <button
                key={mark.id}
                type="button"
                aria-label={mark.label}
                aria-current={mark.isCurrent || undefined}
                style={{ insetInlineStart: `${Math.min(1, mark.second / Math.max(seconds, 0.1)) * 100}%` }}
                onClick={() => {
                  goTo(mark.second);
                  onMark?.(mark.id);
                }}
              >
                {mark.sign}
              </button>
            ))}
          </div>
        )}
      </div>
      <span className="bw-player-time" aria-hidden>
        {now} / {end}
      </span>
      {hasFailed && (
        <p className="bw-player-failed" role="alert">
          {labels.failed}
        </p>
      )}
    </div>
  );
}
