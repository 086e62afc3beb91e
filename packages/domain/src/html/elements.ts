/** Block elements. */
const BLOCK_ELEMENTS = new Set(
  (
    'address article aside blockquote dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 ' +
    'header hr li main nav ol p pre section table tbody td th thead tr ul'
  ).split(' '),
);

export function isBlockElement(name: string): boolean {
  return BLOCK_ELEMENTS.has(name);
}
