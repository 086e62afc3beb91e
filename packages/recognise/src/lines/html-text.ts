const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text as HTML that shows it. */
export function htmlOf(text: string): string {
  return text.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);
}

const MEANS_MARKUP = /<[a-z!/]|&#?\w+;/i;

/** The text of a field that takes text or HTML: as it is, where it can't be taken for HTML. */
export function fieldText(text: string): string {
  return MEANS_MARKUP.test(text) ? htmlOf(text) : text;
}
