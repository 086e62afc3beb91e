import type { Locator, Page } from '@playwright/test';

/** The player of a listening part, and the state of its recording. */
export class PlayerBar {
  readonly play: Locator;
  readonly pause: Locator;
  readonly back: Locator;
  readonly forward: Locator;
  readonly seek: Locator;
  readonly speed: Locator;
  readonly volume: Locator;
  private readonly recording: Locator;

  constructor(page: Page) {
    const bar = page.getByRole('group', { name: 'Recording' });
    this.play = bar.getByRole('button', { name: 'Play' });
    this.pause = bar.getByRole('button', { name: 'Pause' });
    this.back = bar.getByRole('button', { name: 'Back 10 seconds' });
    this.forward = bar.getByRole('button', { name: 'Forward 10 seconds' });
    this.seek = bar.getByRole('slider', { name: 'Position' });
    this.speed = bar.getByRole('combobox', { name: 'Speed' });
    this.volume = bar.getByRole('slider', { name: 'Volume' });
    this.recording = bar.locator('audio');
  }

  /** Pauses a recording if the browser has allowed it to start. */
  async stop(): Promise<void> {
    await this.recording.evaluate((element) => element instanceof HTMLAudioElement && element.pause());
  }

  async recordingState(what: 'currentTime' | 'duration' | 'playbackRate' | 'volume'): Promise<number> {
    return this.recording.evaluate((element, asked) => {
      if (!(element instanceof HTMLAudioElement)) throw new Error('It is no recording');
      return element[asked];
    }, what);
  }
}
