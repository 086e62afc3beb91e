import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { test as base } from '../test.ts';
import { wavFile } from '../wav-file.ts';
import { launchOptions as plain } from './launch-options.ts';

/** A recording of the shipped tests. */
export const RECORDING = fileURLToPath(
  new URL('../../../api/content/listening-1/media/listening-1-part-1.mp3', import.meta.url),
);
/** Bytes of the recording that the microphone hears: about 20 seconds. */
const HEARD = 80_000;
const RATE = 16_000;

/**
 * Journeys in a browser whose microphone hears a recording of the shipped tests again and again. Firefox's own fake microphone hears a tone.
 * A journey grants the permission itself.
 */
export const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions, browserName }, use) => {
      if (browserName === 'firefox') {
        const firefoxUserPrefs = { 'media.navigator.streams.fake': true, 'media.navigator.permission.disabled': true };
        return use({ ...launchOptions, firefoxUserPrefs });
      }
      const folder = await mkdtemp(path.join(tmpdir(), 'bandwise-microphone-'));
      const file = path.join(folder, 'heard.wav');
      await writeFile(file, await decodeSound((await readFile(RECORDING)).subarray(0, HEARD)));
      const fake = ['--use-fake-device-for-media-stream', `--use-file-for-fake-audio-capture=${file}`];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...fake] });
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

/** Decodes a sound as the browser does. Chromium's fake microphone reads only WAV files. */
async function decodeSound(sound: Buffer): Promise<Buffer> {
  const browser = await chromium.launch(plain);
  try {
    const page = await browser.newPage();
    const samples = await page.evaluate(
      async ({ base64, rate }) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const context = new OfflineAudioContext(1, rate, rate);
        const decoded = await context.decodeAudioData(bytes.buffer);
        return Array.from(decoded.getChannelData(0), (sample) => Math.round(sample * 32_767));
      },
      { base64: sound.toString('base64'), rate: RATE },
    );
    return wavFile(samples, RATE);
  } finally {
    await browser.close();
  }
}
