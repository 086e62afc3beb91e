import { IconVolume } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../../shared/services/services.ts';
import { readVolume, SPEEDS, VOLUME_KEY, VOLUME_STEP } from './playback.ts';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './audio-player.module.css';

interface AudioSettingsProps {
  readonly onSpeed: (speed: number) => void;
  /** 0 to 1. */
  readonly onVolume: (volume: number) => void;
}

export function AudioSettings({ onSpeed, onVolume }: AudioSettingsProps) {
  const [speed, setSpeed] = useState(1);
  const { device } = useServices();
  const [volume, setVolume] = useState(() => readVolume(device));
  const begin = useEffectEvent(() => onVolume(volume));
  useEffect(() => begin(), []);
  return (
    <>
      <select
        className={classes['speed']}
        aria-label={texts.audio.speed}
        value={speed}
        onChange={(event) => {
          const chosen = Number(event.currentTarget.value);
          setSpeed(chosen);
          onSpeed(chosen);
        }}
      >
        {SPEEDS.map((choice) => (
          <option key={choice} value={choice}>
            {choice}x
          </option>
        ))}
      </select>
      <IconVolume size={20} aria-hidden className={classes['volumeIcon']} />
      <input
        type="range"
        className={classes['volume']}
        aria-label={texts.audio.volume}
        aria-valuetext={`${Math.round(volume * 100)}%`}
        min={0}
        max={1}
        step={VOLUME_STEP}
        value={volume}
        onChange={(event) => {
          const chosen = Number(event.currentTarget.value);
          setVolume(chosen);
          device.write(VOLUME_KEY, String(chosen));
          onVolume(chosen);
        }}
      />
    </>
  );
}
