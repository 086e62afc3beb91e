import { pictureAddress } from './addresses.ts';
import type { Picture } from './document-model.ts';

/** Null for a picture that other users cannot load, such as `file://` or the clipboard of a word processor. */
export function readPicture(element: Element): Picture | null {
  const src = pictureAddress(element.getAttribute('src') ?? '');
  if (src === null) return null;
  const width = readPixels(element, 'width');
  const height = readPixels(element, 'height');
  const isSized = width !== null && height !== null;
  return {
    src,
    alt: (element.getAttribute('alt') ?? '').trim(),
    width: isSized ? width : null,
    height: isSized ? height : null,
  };
}

function readPixels(element: Element, attribute: string): number | null {
  const value = Math.round(Number.parseFloat(element.getAttribute(attribute) ?? ''));
  return value >= 1 && value <= 10_000 ? value : null;
}

/** An inline drawing as a picture to upload: shown only as a picture, it runs nothing. */
export function readDrawing(svg: Element): Picture {
  const text = new XMLSerializer().serializeToString(svg);
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCodePoint(byte)).join('');
  const words = [svg.getAttribute('aria-label'), ...['title', 'desc'].map((name) => childText(svg, name))];
  const alt = words.map((said) => said?.trim() ?? '').find((said) => said !== '') ?? '';
  return { src: `data:image/svg+xml;base64,${btoa(bytes)}`, alt, width: null, height: null };
}

function childText(svg: Element, name: string): string | null {
  return [...svg.children].find(({ localName }) => localName === name)?.textContent ?? null;
}
