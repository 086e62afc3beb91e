import { RECORDING_MAX_BYTES } from '@bandwise/api-contract/common';
import type { RecordingType } from '@bandwise/api-contract/learner';
import { LEVEL_STEP, levelOf, LIMITS } from '@bandwise/domain';
import type { RecordingBrowser } from './recording-browser.ts';

/** `unreadable`: the browser finds no sound in the file. */
export type FileProblem = 'long' | 'silent' | 'size' | 'type' | 'unreadable';

interface SoundFile {
  readonly type: RecordingType;
  readonly ms: number;
  readonly levels: readonly number[];
}

const TYPES_OF_NAMES: Readonly<Record<string, RecordingType>> = {
  m4a: 'audio/mp4',
  mp4: 'audio/mp4',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  webm: 'audio/webm',
  weba: 'audio/webm',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
};

/** The files that a file dialog offers. */
export const SOUND_FILES = `audio/*,${Object.keys(TYPES_OF_NAMES)
  .map((end) => `.${end}`)
  .join(',')}`;

/** Reads a sound file that the learner chose: its type by its name, and its length and levels from the sound itself. */
export async function readSoundFile(
  { Sound }: Pick<RecordingBrowser, 'Sound'>,
  file: File,
): Promise<SoundFile | { readonly problem: FileProblem }> {
  const type = TYPES_OF_NAMES[file.name.split('.').at(-1)?.toLowerCase() ?? ''];
  if (!type) return { problem: 'type' };
  if (file.size > RECORDING_MAX_BYTES) return { problem: 'size' };
  const sound = await decode(Sound, file);
  if (!sound || sound.length === 0) return { problem: 'unreadable' };
  const ms = Math.round(sound.duration * 1000);
  if (ms > LIMITS.promptAnswerMax * 1000) return { problem: 'long' };
  if (ms < 1) return { problem: 'silent' };
  return { type, ms, levels: levelsOf(sound) };
}

async function decode(Sound: typeof AudioContext | undefined, file: File): Promise<AudioBuffer | null> {
  if (!Sound) return null;
  const context = new Sound();
  try {
    return await context.decodeAudioData(await file.arrayBuffer());
  } catch {
    return null;
  } finally {
    void context.close();
  }
}

function levelsOf(sound: AudioBuffer): readonly number[] {
  const samples = sound.getChannelData(0);
  const size = Math.floor((sound.sampleRate * LEVEL_STEP) / 1000);
  return Array.from({ length: Math.floor(samples.length / size) }, (_, step) => {
    const stretch = samples.subarray(step * size, (step + 1) * size);
    return levelOf(Math.sqrt(stretch.reduce((sum, sample) => sum + sample * sample, 0) / size));
  });
}
