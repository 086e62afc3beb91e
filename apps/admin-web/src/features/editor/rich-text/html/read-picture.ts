import { pictureAddress } from './addresses.ts';
import type { Picture } from './document-model.ts';

/** Null when the picture lies where nobody else can see it, such as `file://` or the clipboard of a word processor. */
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
