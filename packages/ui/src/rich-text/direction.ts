/** Hebrew, Arabic and the other scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Returns the `dir` attribute of a text: the browser decides for each block of a text that has right-to-left letters. */
export function directionOf(text: string): 'auto' | undefined {
  return RIGHT_TO_LEFT.test(text) ? 'auto' : undefined;
}

/** Returns the `dir` attribute of a list whose items carry letters such as A, B, C, which say nothing about the direction. */
export function directionOfItems(items: readonly { readonly text: string }[]): 'rtl' | undefined {
  return items.some(({ text }) => RIGHT_TO_LEFT.test(text.match(/\p{L}/u)?.[0] ?? '')) ? 'rtl' : undefined;
}
