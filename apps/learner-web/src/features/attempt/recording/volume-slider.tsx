import { IconVolume } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './audio-player.module.css';
import { readVolume, VOLUME_KEY, VOLUME_STEP } from './playback.ts';

/** The volume, kept on the device. `onVolume`: 0 to 1. */
export function VolumeSlider({ onVolume }: { readonly onVolume: (volume: number) => void }) {
  const { device } = useServices();
  const [volume, setVolume] = useState(() => readVolume(device));
  const begin = useEffectEvent(() => onVolume(volume));
  useEffect(() => begin(), []);
  return (
    <span className={classes['loudness']}>
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
    </span>
  );
}
