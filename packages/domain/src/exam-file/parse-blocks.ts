import { LIMITS } from '../limits.ts';
import { splitBlocks } from '../html/split-blocks.ts';
import { cleanText, type Place } from './fields.ts';
import { report } from './parsed.ts';
import { checkMarkup } from './check-markup.ts';

/**
 * Reads a passage or task in any stored form (an array of blocks, a JSON string of one, one HTML
 * string, plain text) into trimmed blocks without empty ones.
 */
export function parseBlocks(place: Place, field: string, label: string): readonly string[] {
  const value = place.source[field];
  if (value === undefined || value === null) return [];
  const blocks = typeof value === 'string' ? blocksOfText(value) : blocksOfArray(value);
  if (blocks === null) {
    report(place, field, { code: 'type', message: `${label} must be text or a list of texts` });
    return [];
  }
  const bytes = blocks.reduce((sum, block) => sum + utf8Length(block), 0);
  if (bytes > LIMITS.passageMaxBytes) {
    report(place, field, { code: 'too_long', message: `${label} must be at most ${LIMITS.passageMaxBytes / 1024} KB` });
    return [];
  }
  return checkMarkup(place, field, { label, texts: blocks }) ? blocks : [];
}

function blocksOfText(text: string): readonly string[] {
  // The length is checked before splitting, so that a huge input costs nothing.
  if (text.length > 4 * LIMITS.passageMaxBytes) return [text];
  return blocksOfJson(text) ?? splitBlocks(cleanText(text));
}

function blocksOfJson(text: string): readonly string[] | null {
  if (!text.trimStart().startsWith('[')) return null;
  try {
    return blocksOfArray(JSON.parse(text));
  } catch {
    return null;
  }
}

function blocksOfArray(value: unknown): readonly string[] | null {
  if (!Array.isArray(value)) return null;
  const entries: readonly unknown[] = value;
  const blocks: string[] = [];
  for (const entry of entries) {
    if (typeof entry !== 'string') return null;
    const block = cleanText(entry).trim();
    if (block !== '') blocks.push(block);
  }
  return blocks;
}

function utf8Length(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x80) bytes += 1;
    else if (code < 0x800) bytes += 2;
    // A surrogate pair is four bytes, two for each half.
    else if (code >= 0xd800 && code <= 0xdfff) bytes += 2;
    else bytes += 3;
  }
  return bytes;
}
