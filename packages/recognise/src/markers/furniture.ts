const FURNITURE: readonly RegExp[] = [
  /^(?:page|p\.)\s?\d{1,4}(?:\s?(?:of|\/)\s?\d{1,4})?$/i,
  /^\d{1,4}\s?(?:of|\/)\s?\d{1,4}$/,
  /^[-–—|•·~*\s]{1,4}\d{1,4}[-–—|•·~*\s]{1,4}$/,
  /^[[(]?(?:please )?(?:turn over|p\.?t\.?o\.?)[\])]?[\s.►>→▶]*$/i,
  /^[-–—=*~_•·\s]{3,}$/,
  /^(?:from|sent|to|cc|date|subject):\s.*(?:@|\d{4}|re:|fwd?:|test|\w)/i,
  /^on .{6,80} wrote:$/i,
  /^-{2,}\s?(?:original|forwarded) message\s?-{2,}$/i,
  /^begin forwarded message:?$/i,
];
const LONGEST = 160;

/** Headers, footers and page numbers around the text. A number alone is a page number only where it can't be a question's. */
export function isFurniture(text: string): boolean {
  return text.length <= LONGEST && FURNITURE.some((pattern) => pattern.test(text));
}

export function isBareNumber(text: string): boolean {
  return /^\d{1,3}$/.test(text);
}
