const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes a text as HTML. */
export function htmlOf(text: string): string {
  return text.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);
}

const MEANS_MARKUP = /<[a-z!/]|&#?\w+;/i;

/** The text for a field of text or HTML: escaped only if it could be parsed as HTML. */
export function fieldText(text: string): string {
  return MEANS_MARKUP.test(text) ? htmlOf(text) : text;
}
