import { catalogue } from '@bandwise/ui/texts/catalogue.ts';

export const audio = catalogue('audio', {
  player: 'Recording',
  play: 'Play',
  pause: 'Pause',
  back: 'Back 10 seconds',
  forward: 'Forward 10 seconds',
  speed: 'Speed',
  volume: 'Volume',
  seek: 'Position',
  position: (now: string, end: string) => `${now} of ${end}`,
  blocked: 'Press Play to start the recording.',
  failed: 'The recording could not be loaded. Check your connection, then press Play again or reload the page.',
} as const);
