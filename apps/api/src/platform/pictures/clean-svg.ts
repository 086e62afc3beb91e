import { measureHtml, mostAttributes } from '@bandwise/domain/internal';
import { DRAWING_MAX } from '../../limits.ts';
import { decodeXml } from './decode-xml.ts';
import { drawnElements } from './drawn-elements.ts';
import { loadSvgDom, type SvgDom, type SvgElement } from './svg-dom.ts';

/** A cleaned drawing without scripts and external loads, or the reason of a refusal, fit for a screen. */
export type CleanSvg =
  | { readonly ok: true; readonly svg: string; readonly description: string }
  | { readonly ok: false; readonly reason: string };

const DEPTH_MAX = 100;
const ELEMENTS_MAX = 20_000;
/** The most attributes of one element: the parser and the cleaner are quadratic in them. */
const ATTRIBUTES_MAX = 500;
/** The most elements to draw, counted once for each use. */
const DRAWN_MAX = 100_000;
/** CSS pixels. */
const SIDE_MAX = 10_000;
const DESCRIPTION_MAX = 300;

const SVG = 'http://www.w3.org/2000/svg';
const PROFILE = {
  IN_PLACE: true,
  NAMESPACE: SVG,
  USE_PROFILES: { svg: true, svgFilters: true },
  // Only references inside the drawing are allowed: see `refusalOf`.
  ADD_TAGS: ['use'],
};

/**
 * Cleans an SVG file, or an `<svg>` of an HTML text.
 *
 * Removes scripts. Visible content is never removed silently: a drawing with embedded pages or external pictures is refused.
 */
export async function cleanSvg(source: Uint8Array | string): Promise<CleanSvg> {
  const isFile = typeof source !== 'string';
  if (source.length > DRAWING_MAX) return refuse('it is larger than 1 MB');
  const text = isFile ? decodeXml(source) : source;
  if (text === null) return refuse('it is not text in UTF-8 or UTF-16');
  if (declaresEntities(text)) return refuse('it declares entities: save it without them');
  const { elements, depth } = measureHtml(text);
  if (depth > DEPTH_MAX) return refuse(`its elements are nested more than ${DEPTH_MAX} deep`);
  if (elements > ELEMENTS_MAX) return refuse(`it has more than ${ELEMENTS_MAX} elements`);
  if (mostAttributes(text) > ATTRIBUTES_MAX)
    return refuse(`one of its elements has more than ${ATTRIBUTES_MAX} attributes`);
  try {
    return clean(await loadSvgDom(), text, isFile);
  } catch {
    // The parser or the serialiser failed: nested too deeply, or with names that XML forbids.
    return refuse('it is not a well-formed SVG picture');
  }
}

function refuse(reason: string): CleanSvg {
  return { ok: false, reason };
}

/** Whether an entity is declared, or a document type has a part in brackets, which could declare them. */
function declaresEntities(text: string): boolean {
  if (/<!ENTITY/i.test(text)) return true;
  return text.split('>').some((piece) => {
    const start = piece.search(/<!DOCTYPE/i);
    return start !== -1 && piece.includes('[', start);
  });
}

function clean(dom: SvgDom, text: string, isFile: boolean): CleanSvg {
  const root = parse(dom, text, isFile);
  if (root?.localName !== 'svg' || root.namespaceURI !== SVG) return refuse('it is not a well-formed SVG picture');
  const refusal = refusalOf(root);
  if (refusal !== null) return refuse(refusal);
  const purifier = dom.createPurifier(dom.window as unknown as Parameters<SvgDom['createPurifier']>[0]);
  purifier.addHook('uponSanitizeAttribute', (_node, data) => {
    if (!isOwnValue(data.attrName, data.attrValue)) data.keepAttr = false;
  });
  purifier.sanitize(root, PROFILE);
  limitSize(root);
  if (drawnElements(root, DRAWN_MAX) > DRAWN_MAX) return refuse('it repeats parts of itself too often');
  const svg = new dom.window.XMLSerializer().serializeToString(root);
  return svg.length > DRAWING_MAX
    ? refuse('it is larger than 1 MB')
    : { ok: true, svg, description: descriptionOf(root) };
}

function parse({ window }: SvgDom, text: string, isFile: boolean): SvgElement | null {
  const parser = new window.DOMParser();
  if (!isFile) return parser.parseFromString(text, 'text/html').querySelector('svg');
  const document = parser.parseFromString(text, 'image/svg+xml');
  return document.querySelector('parsererror') === null ? document.documentElement : null;
}

const LINKS = new Set(['href', 'xlink:href']);
const OWN_LINK = /^\s*#/;
const RASTER = /^\s*data:image\/(?:png|jpe?g|gif|webp);base64,[a-z0-9+/=\s]*$/i;
const SHOWN_BY_LINK = 'image, use, feImage, textPath, tref, mpath, linearGradient, radialGradient, pattern, filter';

/** The reason to refuse a drawing instead of removing visible content; null for none. */
function refusalOf(root: SvgElement): string | null {
  for (const element of root.querySelectorAll('foreignObject'))
    if (element.textContent.trim() !== '' || element.querySelector('*') !== null)
      return 'it contains a web page (foreignObject): export it with plain text';
  for (const element of root.querySelectorAll(SHOWN_BY_LINK))
    for (const { name, value } of element.attributes)
      if (LINKS.has(name) && !isOwnLink(element.localName, value)) return 'it loads something from another address';
  for (const element of root.querySelectorAll('style'))
    if (!isOwnCss(element.textContent)) return 'its style sheet loads something';
  return null;
}

function isOwnLink(element: string, value: string): boolean {
  return OWN_LINK.test(value) || ((element === 'image' || element === 'feImage') && RASTER.test(value));
}

/** Whether a style sheet or an attribute loads nothing and hides nothing in escapes. */
function isOwnCss(css: string): boolean {
  const rest = css.replace(/url\(\s*(["']?)#[\w.:-]*\1\s*\)/gi, '');
  return !/\\|url\s*\(|@import|@font-face|@namespace|image\s*\(|image-set|src\s*\(|expression|javascript:/i.test(rest);
}

function isOwnValue(name: string, value: string): boolean {
  if (LINKS.has(name)) return OWN_LINK.test(value) || RASTER.test(value);
  // Namespace declarations contain addresses that load nothing.
  return name === 'xmlns' || name.startsWith('xmlns:') || isOwnCss(value);
}

/** A huge drawing would make the page huge: its view box decides then. */
function limitSize(root: SvgElement): void {
  const isSound = ['width', 'height'].every((name) => {
    const side = Number.parseFloat(root.getAttribute(name) ?? '1');
    return side > 0 && side <= SIDE_MAX;
  });
  if (isSound) return;
  root.removeAttribute('width');
  root.removeAttribute('height');
}

function descriptionOf(root: SvgElement): string {
  const own = ['title', 'desc'].map((name) => [...root.children].find(({ localName }) => localName === name));
  const texts = [root.getAttribute('aria-label'), ...own.map((element) => element?.textContent)];
  const text = texts.map((text) => text?.replace(/\s+/g, ' ').trim() ?? '').find((text) => text !== '');
  return (text ?? '').slice(0, DESCRIPTION_MAX);
}
