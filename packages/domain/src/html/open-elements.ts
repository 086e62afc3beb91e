import { isBlockElement } from './elements.ts';

/** Elements with an optional end tag, and the start tags that close them. */
const ENDED_BY_OPENING: Readonly<Record<string, readonly string[]>> = {
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  tr: ['td', 'th', 'tr'],
  a: ['a'],
  option: ['option'],
};

/** The stack of open elements. Counts by name avoid a search for closing tags without a start tag. */
export class OpenElements {
  readonly #names: string[] = [];
  readonly #counts = new Map<string, number>();

  isEmpty(): boolean {
    return this.#names.length === 0;
  }

  get depth(): number {
    return this.#names.length;
  }

  open(name: string): void {
    this.#names.push(name);
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** Closes the innermost element of this name and everything inside it; false if there is none. */
  close(name: string): boolean {
    if ((this.#counts.get(name) ?? 0) === 0) return false;
    let closed = this.#names.pop();
    while (closed !== undefined) {
      this.#counts.set(closed, (this.#counts.get(closed) ?? 1) - 1);
      if (closed === name) break;
      closed = this.#names.pop();
    }
    return true;
  }

  /** A block ends an open paragraph, as in HTML. */
  closeParagraph(): void {
    if (this.#names.at(-1) === 'p') this.close('p');
  }

  /** Closes the elements that a new element ends in HTML: a paragraph, an item, a cell, a row. */
  closeBefore(name: string): void {
    if (isBlockElement(name)) this.closeParagraph();
    const ended = ENDED_BY_OPENING[name];
    for (let last = this.#names.at(-1); last !== undefined && ended?.includes(last); last = this.#names.at(-1))
      this.close(last);
  }
}
