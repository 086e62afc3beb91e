import type { Page } from '@playwright/test';

/** Features that a browser of .browserslistrc lacks, by the object that has them. */
const MISSING = {
  '': [
    'Highlight',
    'Iterator',
    'Temporal',
    'navigation',
    'scheduler',
    'cookieStore',
    'CloseWatcher',
    'URLPattern',
    'requestIdleCallback',
    'cancelIdleCallback',
    'documentPictureInPicture',
    'DisposableStack',
    'ViewTransition',
  ],
  Array: ['fromAsync'],
  'Array.prototype': ['toSorted', 'toReversed', 'toSpliced', 'with'],
  'Uint8Array.__proto__.prototype': ['toSorted', 'toReversed', 'with'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  'Map.prototype': ['getOrInsert', 'getOrInsertComputed'],
  'Set.prototype': [
    'union',
    'intersection',
    'difference',
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
  ],
  Promise: ['withResolvers', 'try'],
  Error: ['isError'],
  RegExp: ['escape'],
  'ArrayBuffer.prototype': ['resize', 'transfer', 'transferToFixedLength'],
  Intl: ['Segmenter', 'DurationFormat'],
  AbortSignal: ['any'],
  URL: ['canParse', 'parse'],
  Response: ['json'],
  CSS: ['highlights'],
  'Request.prototype': ['keepalive'],
  'Navigator.prototype': ['userAgentData', 'share', 'connection'],
  'Document.prototype': ['startViewTransition', 'caretPositionFromPoint'],
  'Element.prototype': ['checkVisibility', 'getHTML', 'setHTML', 'setHTMLUnsafe', 'moveBefore', 'role', /^aria/],
  'HTMLElement.prototype': ['popover', 'showPopover', 'hidePopover', 'togglePopover'],
  'HTMLDialogElement.prototype': ['requestClose'],
  'Selection.prototype': ['getComposedRanges'],
} as const;

/**
 * Removes all features that a supported browser lacks, before any script of the page runs. CSS features stay.
 * @returns the errors of the page.
 */
export async function useOlderBrowser(page: Page): Promise<readonly string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const missing = Object.entries(MISSING).map(([owner, names]) => ({
    owner: owner.split('.').filter(Boolean),
    names: names.map((name) => (typeof name === 'string' ? `^${name}$` : name.source)),
  }));
  await page.addInitScript((removals) => {
    for (const { owner, names } of removals) {
      // The type of the property is unknown, because it can be any object of the page.
      const place = owner.reduce<object>((outer, name) => Reflect.get(outer, name) as object, globalThis);
      for (const key of Object.getOwnPropertyNames(place))
        if (names.some((name) => new RegExp(name).test(key))) Reflect.deleteProperty(place, key);
    }
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
  }, missing);
  return errors;
}
