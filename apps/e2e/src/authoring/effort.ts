import type { Locator, Page } from '@playwright/test';

/** Seconds that a practised author needs for an action. */
const SECONDS = { click: 1.2, paste: 4, word: 0.6 } as const;

/** Does the actions of an author, and counts them. */
export class Effort {
  readonly #counts = { click: 0, paste: 0, word: 0 };

  async click(target: Locator): Promise<void> {
    this.#counts.click += 1;
    await target.click();
  }

  /** Pastes a text, and counts the click into the field too. */
  async paste(target: Locator, text: string): Promise<void> {
    await this.click(target);
    this.#counts.paste += 1;
    await target.fill(text);
  }

  async type(page: Page, target: Locator, text: string): Promise<void> {
    await this.click(target);
    this.#counts.word += text.split(/\s+/).length;
    await page.keyboard.type(text);
  }

  get actions(): number {
    const { click, paste, word } = this.#counts;
    return click + paste + word;
  }

  get seconds(): number {
    const { click, paste, word } = this.#counts;
    return click * SECONDS.click + paste * SECONDS.paste + word * SECONDS.word;
  }

  toString(): string {
    const { click, paste, word } = this.#counts;
    const minutes = Math.floor(this.seconds / 60);
    const rest = Math.round(this.seconds % 60);
    return `${this.actions} actions (clicks: ${click}, pasted blocks: ${paste}, typed words: ${word}), ${minutes} min ${rest} s`;
  }
}
