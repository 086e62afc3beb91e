import { SPEEDS } from './playback.ts';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './audio-player.module.css';
import { VolumeSlider } from './volume-slider.tsx';

interface AudioSettingsProps {
  readonly speed: number;
  readonly onSpeed: (speed: number) => void;
  /** 0 to 1. */
  readonly onVolume: (volume: number) => void;
}

export function AudioSettings({ speed, onSpeed, onVolume }: AudioSettingsProps) {
  return (
    <>
      <select
        className={classes['speed']}
        aria-label={texts.audio.speed}
        value={speed}
        onChange={(event) => onSpeed(Number(event.currentTarget.value))}
      >
        {SPEEDS.map((choice) => (
          <option key={choice} value={choice}>
            {choice}x
          </option>
        ))}
      </select>
      <VolumeSlider onVolume={onVolume} />
    </>
  );
}
