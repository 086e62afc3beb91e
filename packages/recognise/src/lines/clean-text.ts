const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/** A soft hyphen: at the end of a line it divides a word. */
export const SOFT_HYPHEN = '\u00AD';

const QUOTED = /^(?:[ \t]{0,3}>)+[ \t]?/;

/**
 * Removes characters that programs add to a text: quotation marks of e-mails, ligatures, spaces of
 * a special kind, marks without width.
 */
export function cleanText(text: string): string {
  const cleaned = text
    .replace(QUOTED, '')
    .replace(/[ﬀ-ﬆ]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .replace(/[\u200B-\u200F\u2060\uFEFF\u202A-\u202E]/g, '')
    .replace(/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
    .replace(/\u00AD(?!\s*$)/g, '')
    .replace(/[^\P{C}\t\u00AD]/gu, '');
  return cleaned.trim();
}

/** Runs of spaces and tabs as one space. */
export function squeezed(text: string): string {
  return text
    .replace(/\u00AD/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
