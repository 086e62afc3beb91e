import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver';

// Testing Library finds elements by role and name, as the journeys of Playwright do.
const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

type Name = string | RegExp;

/** Describes an element by its role and name. */
export interface Described {
  /** `field`: an element with a label; a password field has no role. */
  readonly role: string;
  readonly name?: Name;
  readonly within?: Described;
}

function describe({ role, name, within }: Described): string {
  return [role, name && String(name), within && `in ${describe(within)}`].filter(Boolean).join(' ');
}

/** Adds the kind of a driver's error to its message, which is often empty. */
function named(error: unknown): never {
  throw error instanceof Error && !error.message ? new Error(error.name) : error;
}

const FIND = `
  const [role, name, within] = arguments;
  const library = globalThis.TestingLibraryDom;
  if (!library) return null;
  const called = name?.source ? new RegExp(name.source, name.flags) : name;
  const place = within ?? document.body;
  if (role === 'field') return library.queryAllByLabelText(place, called);
  return library.queryAllByRole(place, role, called === null ? {} : { name: called });
`;

/** Whether an element stays in its place for two frames. */
const IS_STILL = `const [element, done] = arguments;
const place = () => JSON.stringify(element.getBoundingClientRect());
const before = place();
requestAnimationFrame(() => requestAnimationFrame(() => done(place() === before)));`;

const SCROLL = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";

/** A page in a browser that is driven by WebDriver. Queries wait for their element. */
export class Tab {
  readonly driver: WebDriver;
  private readonly origin: string;

  constructor(driver: WebDriver, origin: string) {
    this.driver = driver;
    this.origin = origin;
  }

  async goto(path: string): Promise<void> {
    await this.driver.get(new URL(path, this.origin).href);
  }

  async path(): Promise<string> {
    const { pathname, search } = new URL(await this.driver.getCurrentUrl());
    return pathname + search;
  }

  /** Finds all matching elements that are accessible now. */
  async all(described: Described): Promise<WebElement[]> {
    const within = described.within ? await this.one(described.within) : null;
    const name =
      described.name instanceof RegExp
        ? { source: described.name.source, flags: described.name.flags }
        : (described.name ?? null);
    const query = () => this.driver.executeScript<WebElement[] | null>(FIND, described.role, name, within);
    const result = await query();
    if (result) return result;
    await this.driver.executeScript(LIBRARY);
    return (await query()) ?? [];
  }

  /** Finds the only matching element. @throws if there is none, or more than one. */
  private async one(described: Described): Promise<WebElement> {
    const elements = await this.all(described);
    const [only] = elements;
    if (!only || elements.length > 1) throw new Error(`${elements.length} elements are: ${describe(described)}`);
    return only;
  }

  /** Repeats an action on the only matching element until it succeeds. */
  async with<T>(described: Described, act: (element: WebElement) => Promise<T>): Promise<T> {
    const done: T[] = [];
    await expect(async () => {
      done.push(await act(await this.one(described)).catch(named));
    }, describe(described)).toPass();
    return done[0] as T; // toPass throws if the action never succeeded
  }

  async sees(described: Described): Promise<void> {
    await this.with(described, () => Promise.resolve());
  }

  async seesNo(described: Described): Promise<void> {
    await expect.poll(async () => (await this.all(described)).length, describe(described)).toBe(0);
  }

  /** Waits until the page contains the text. */
  async reads(text: string | RegExp, patience: { timeout?: number } = {}): Promise<void> {
    await expect(async () => {
      const read = await this.driver.executeScript<string>('return document.body.innerText');
      if (!(typeof text === 'string' ? read.includes(text) : text.test(read)))
        throw new Error(`${String(text)} is not on the page, which begins: ${read.slice(0, 200)}`);
    }).toPass(patience);
  }

  async click(described: Described): Promise<void> {
    await this.with(described, async (element) => {
      // The driver does not scroll to an element that a bar at the window's edge covers.
      await this.driver.executeScript(SCROLL, element);
      // The driver would click a disabled element without an error.
      if (!(await element.isEnabled())) throw new Error('it is disabled');
      // The driver would click the place that a moving element has left.
      if (!(await this.driver.executeAsyncScript<boolean>(IS_STILL, element))) throw new Error('it moves');
      await element.click();
    });
  }

  /** Replaces the text of a field. */
  async write(described: Described, text: string): Promise<void> {
    await this.with(described, async (element) => {
      await element.clear();
      await element.sendKeys(text);
    });
  }

  async focus(described: Described): Promise<void> {
    await this.with(described, (element) => this.driver.executeScript('arguments[0].focus()', element));
  }

  async valueOf(described: Described): Promise<string> {
    return this.with(described, (element) => this.driver.executeScript<string>('return arguments[0].value', element));
  }

  /** Presses keys one after the other, wherever the focus is. */
  async press(...keys: readonly string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  async pressWithControl(key: string): Promise<void> {
    await this.driver.actions().keyDown(Key.CONTROL).sendKeys(key).keyUp(Key.CONTROL).perform();
  }

  /** Drags the mouse from one point of the window to another, in several steps. */
  async drag(from: Place, to: Place): Promise<void> {
    const between = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const move = ({ x, y }: Place) => ({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT });
    await this.driver.actions().move(move(from)).press().move(move(between)).move(move(to)).release().perform();
  }

  async scrollTo(described: Described): Promise<void> {
    await this.with(described, (element) => this.driver.executeScript(SCROLL, element));
  }

  async middleOf(described: Described): Promise<Place> {
    const { x, y, width, height } = await this.with(described, (element) =>
      this.driver.executeScript<DOMRect>('return arguments[0].getBoundingClientRect().toJSON()', element),
    );
    return { x: x + width / 2, y: y + height / 2 };
  }
}

/** A point in pixels from the top left corner of the window. */
export interface Place {
  readonly x: number;
  readonly y: number;
}
