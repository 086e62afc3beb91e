import type { Locator, Page } from '@playwright/test';
import { paste } from './paste.ts';

/** What an action takes a practised author, in seconds. */
const SECONDS = { click: 1.2, paste: 4, word: 0.6 } as const;

/** Does what an author does, and counts it. */
export class Effort {
  readonly #counts = { click: 0, paste: 0, word: 0 };

  async click(target: Locator): Promise<void> {
    this.#counts.click += 1;
    await target.click();
  }

  /** A block of text from the clipboard; the click into the field is counted too. */
  async paste(target: Locator, text: string, html?: string): Promise<void> {
    await this.click(target);
    this.#counts.paste += 1;
    await paste(target, { 'text/plain': text, ...(html !== undefined && { 'text/html': html }) });
    // An event that a script has made inserts nothing by itself; the field does it with what its user would paste.
    if (html === undefined) await target.fill(text);
  }

  async type(page: Page, target: Locator, text: string): Promise<void> {
    await this.click(target);
    this.#counts.word += text.split(/\s+/).length;
    await page.keyboard.type(text);
  }

  /** Choosing from a list is two clicks. */
  async choose(target: Locator, option: string): Promise<void> {
    this.#counts.click += 2;
    await target.selectOption(option);
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
    return `${this.actions} actions (${click} clicks, ${paste} pasted blocks, ${word} typed words), ${minutes} min ${rest} s`;
  }
}
