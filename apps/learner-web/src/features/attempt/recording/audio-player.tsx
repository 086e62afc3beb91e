import { IconButton } from '@bandwise/ui/controls/icon-button.tsx';
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRewindBackward10,
  IconRewindForward10,
} from '@tabler/icons-react';
import { formatClock } from '../clock/time-left.ts';
import { SKIP_SECONDS } from './playback.ts';
import { AudioSettings } from './audio-settings.tsx';
import classes from './audio-player.module.css';
import { useAttachedRecording } from './recording-context.ts';
import { usePlayback } from './use-playback.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { mediaIdIn } from '@bandwise/api-contract/common';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services/services.ts';

interface AudioPlayerProps {
  readonly source: string;
  readonly autoPlay?: boolean;
}

export function AudioPlayer({ source, autoPlay = true }: AudioPlayerProps) {
  const playback = usePlayback(autoPlay);
  const { audio, playing, position, duration, speed, problem, toggle, seek, setSpeed, setVolume } = playback;
  useAttachedRecording(audio);
  const end = useRecordingLength(source) ?? (Number.isFinite(duration) ? duration : 0);
  return (
    <div role="group" aria-label={texts.audio.player} className={classes['player']}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its words are what the questions ask for */}
      <audio ref={audio} src={source} preload="auto" />
      <IconButton size={40} round aria-label={playing ? texts.audio.pause : texts.audio.play} onClick={toggle}>
        {playing ? <IconPlayerPauseFilled size={22} /> : <IconPlayerPlayFilled size={22} />}
      </IconButton>
      <IconButton
        variant="subtle"
        size={40}
        aria-label={texts.audio.back}
        onClick={() => seek(position - SKIP_SECONDS)}
      >
        <IconRewindBackward10 size={22} />
      </IconButton>
      <IconButton
        variant="subtle"
        size={40}
        aria-label={texts.audio.forward}
        onClick={() => seek(position + SKIP_SECONDS)}
      >
        <IconRewindForward10 size={22} />
      </IconButton>
      <input
        type="range"
        className={classes['seek']}
        aria-label={texts.audio.seek}
        aria-valuetext={texts.audio.position(formatClock(position), formatClock(end))}
        min={0}
        max={Math.max(end, 1)}
        step={1}
        value={Math.floor(position)}
        onChange={(event) => seek(Number(event.currentTarget.value))}
      />
      <span className={classes['time']} aria-hidden>
        {formatClock(position)} / {formatClock(end)}
      </span>
      <AudioSettings speed={speed} onSpeed={setSpeed} onVolume={setVolume} />
      <p role="status" className={classes['problem']}>
        {problem && texts.audio[problem]}
      </p>
    </div>
  );
}

/**
 * Seconds that the server measured of a recording that is stored there; null: not yet known, or stored elsewhere. A browser guesses
 * the length of an MP3 file of variable bitrate from its first frames.
 */
function useRecordingLength(source: string): number | null {
  const { api } = useServices();
  const id = mediaIdIn(source) ?? '';
  const { data } = useQuery({
    queryKey: [`/api/media/${id}/length`],
    queryFn: ({ signal }) => api.call('GET /api/media/:id/length', { params: { id } }, { signal }),
    enabled: id !== '',
    // A stored file never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.seconds ?? null;
}
