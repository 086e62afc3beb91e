import type { Unzipped } from 'fflate';
import { numberAs } from '../lines/list-markers.ts';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const FORMATS: Readonly<Record<string, string>> = {
  upperLetter: 'A',
  lowerLetter: 'a',
  upperRoman: 'I',
  lowerRoman: 'i',
};

interface Level {
  readonly format: string;
  /** `%1.` */
  readonly text: string;
  readonly start: number;
}

interface Numbering {
  /** Lists that continue each other share a counter. */
  readonly counter: string;
  readonly levels: ReadonlyMap<number, Level>;
}

/**
 * Writes Word's list numbers ("14.", "B.") into the paragraphs: the file's text lacks them, and the recogniser identifies questions and
 * options by them. Bullets stay lists.
 */
export function writeListNumbers(parts: Unzipped): Unzipped {
  const source = parts['word/document.xml'];
  const lists = readNumberings(parts['word/numbering.xml']);
  if (source === undefined || lists.size === 0) return parts;
  const document = parse(source);
  if (document === null) return parts;
  const styles = numberedStyles(parts['word/styles.xml']);
  const counters = new Map<string, number[]>();
  for (const paragraph of document.getElementsByTagNameNS(W, 'p'))
    numberParagraph(paragraph, { lists, styles, counters });
  const written = new TextEncoder().encode(new XMLSerializer().serializeToString(document));
  return { ...parts, 'word/document.xml': written };
}

interface Counting {
  readonly lists: ReadonlyMap<string, Numbering>;
  readonly styles: ReadonlyMap<string, ListPlace>;
  readonly counters: Map<string, number[]>;
}

interface ListPlace {
  readonly list: string;
  readonly level: number;
}

function numberParagraph(paragraph: Element, { lists, styles, counters }: Counting): void {
  const properties = child(paragraph, 'pPr');
  if (isDeleted(properties)) return;
  const own = placeOf(properties);
  const place = own ?? styles.get(value(properties, 'pStyle') ?? '');
  const numbering = lists.get(place?.list ?? '');
  const level = numbering?.levels.get(place?.level ?? 0);
  if (properties === null || place === undefined || numbering === undefined || level === undefined) return;
  if (level.format === 'bullet' || level.format === 'none') return;
  const counted = counters.get(numbering.counter) ?? [];
  counters.set(numbering.counter, counted);
  counted[place.level] = (counted[place.level] ?? level.start - 1) + 1;
  counted.length = place.level + 1;
  const marker = level.text.replace(/%(\d)/g, (_, digit: string) => {
    const at = Number(digit) - 1;
    const format = numbering.levels.get(at)?.format ?? 'decimal';
    return numberAs(FORMATS[format] ?? '1', counted[at] ?? 1);
  });
  child(properties, 'numPr')?.remove();
  properties.after(run(paragraph.ownerDocument, marker));
}

/** Whether a tracked change removed the paragraph: Word no longer counts it. */
function isDeleted(properties: Element | null): boolean {
  const mark = properties === null ? null : child(properties, 'rPr');
  return mark !== null && (child(mark, 'del') ?? child(mark, 'moveFrom')) !== null;
}

function run(document: Document, marker: string): Element {
  const element = document.createElementNS(W, 'w:r');
  const text = document.createElementNS(W, 'w:t');
  text.textContent = marker;
  element.append(text, document.createElementNS(W, 'w:tab'));
  return element;
}

function readNumberings(source: Uint8Array | undefined): ReadonlyMap<string, Numbering> {
  const document = source === undefined ? null : parse(source);
  if (document === null) return new Map();
  const abstract = new Map(
    [...document.getElementsByTagNameNS(W, 'abstractNum')].map((element) => [
      element.getAttributeNS(W, 'abstractNumId') ?? '',
      readLevels(element),
    ]),
  );
  return new Map(
    [...document.getElementsByTagNameNS(W, 'num')].map((element) => {
      const id = element.getAttributeNS(W, 'numId') ?? '';
      const base = value(element, 'abstractNumId') ?? '';
      const overrides = [...element.getElementsByTagNameNS(W, 'lvlOverride')];
      const levels = new Map(abstract.get(base));
      for (const override of overrides) restart(levels, override);
      return [id, { counter: overrides.length > 0 ? `num ${id}` : base, levels }];
    }),
  );
}

function readLevels(element: Element): ReadonlyMap<number, Level> {
  return new Map(
    [...element.getElementsByTagNameNS(W, 'lvl')].map((level) => [
      Number(level.getAttributeNS(W, 'ilvl')),
      {
        format: value(level, 'numFmt') ?? 'decimal',
        text: value(level, 'lvlText') ?? '%1.',
        start: Number(value(level, 'start') ?? 1),
      },
    ]),
  );
}

function restart(levels: Map<number, Level>, override: Element): void {
  const at = Number(override.getAttributeNS(W, 'ilvl'));
  const start = value(override, 'startOverride');
  const level = levels.get(at);
  if (level !== undefined && start !== null) levels.set(at, { ...level, start: Number(start) });
}

function numberedStyles(source: Uint8Array | undefined): ReadonlyMap<string, ListPlace> {
  const document = source === undefined ? null : parse(source);
  const styles = document === null ? [] : [...document.getElementsByTagNameNS(W, 'style')];
  return new Map(
    styles.flatMap((style) => {
      const place = placeOf(child(style, 'pPr'));
      return place === null ? [] : [[style.getAttributeNS(W, 'styleId') ?? '', place] as const];
    }),
  );
}

function placeOf(properties: Element | null): ListPlace | null {
  const numbering = properties === null ? null : child(properties, 'numPr');
  const list = value(numbering, 'numId');
  return list === null ? null : { list, level: Number(value(numbering, 'ilvl') ?? 0) };
}

function child(parent: Element, name: string): Element | null {
  return [...parent.children].find(({ localName, namespaceURI }) => localName === name && namespaceURI === W) ?? null;
}

/** `<w:name w:val="…"/>` in an element. */
function value(parent: Element | null, name: string): string | null {
  return parent === null ? null : (child(parent, name)?.getAttributeNS(W, 'val') ?? null);
}

/** null: it is no XML. */
function parse(bytes: Uint8Array): Document | null {
  const document = new DOMParser().parseFromString(new TextDecoder().decode(bytes), 'application/xml');
  return document.getElementsByTagName('parsererror').length > 0 ? null : document;
}
