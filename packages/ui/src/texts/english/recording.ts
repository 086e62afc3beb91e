import { catalogue } from '../catalogue.ts';

/** The player of a learner's recording. */
export const recording = catalogue('recording', {
  play: (name: string) => `Play ${name}`,
  pause: (name: string) => `Pause ${name}`,
  position: (name: string) => `Position in ${name}`,
  time: (now: string, end: string) => `${now} of ${end}`,
  comments: 'Comments on the timeline',
  failed: 'This recording cannot be played in this browser. Reload the page, or try another browser.',
} as const);
