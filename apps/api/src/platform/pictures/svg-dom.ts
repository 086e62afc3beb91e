import type createDOMPurify from 'dompurify';

/** The used parts of the DOM: this package has no types of a browser. */
export interface SvgElement {
  readonly localName: string;
  readonly namespaceURI: string | null;
  readonly textContent: string;
  readonly children: Iterable<SvgElement>;
  readonly attributes: Iterable<{ readonly localName: string; readonly name: string; readonly value: string }>;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  querySelector(selector: string): SvgElement | null;
  querySelectorAll(selector: string): Iterable<SvgElement>;
}

interface SvgDocument {
  readonly documentElement: SvgElement | null;
  querySelector(selector: string): SvgElement | null;
}

interface SvgWindow {
  DOMParser: new () => { parseFromString(text: string, type: 'image/svg+xml' | 'text/html'): SvgDocument };
  XMLSerializer: new () => { serializeToString(element: SvgElement): string };
}

export interface SvgDom {
  readonly window: SvgWindow;
  readonly createPurifier: typeof createDOMPurify;
}

let loaded: Promise<SvgDom> | null = null;

/** Loaded with the first drawing: it takes half a second and 100 MB. Its window loads and runs nothing. */
export function loadSvgDom(): Promise<SvgDom> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<SvgDom> {
  const [{ default: createPurifier }, { JSDOM }] = await Promise.all([import('dompurify'), import('jsdom')]);
  // jsdom's window has all members named above.
  return { window: new JSDOM('').window as unknown as SvgWindow, createPurifier };
}
