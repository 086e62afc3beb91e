import { unzipSync, type Unzipped } from 'fflate';

/** Maximum bytes of the file, of its unpacked content, and of one text part. */
export const WORD_LIMITS = {
  file: 20 * 1024 * 1024,
  unpacked: 80 * 1024 * 1024,
  xml: 12 * 1024 * 1024,
  entries: 3_000,
};
export type WordLimits = typeof WORD_LIMITS;

export type WordError = 'too_big' | 'not_word' | 'old_or_locked' | 'damaged';

/** The parts of a Word file by name, or the reason of a refusal. */
export type OpenedDocx =
  | { readonly ok: true; readonly parts: Unzipped }
  | { readonly ok: false; readonly error: WordError };

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** The signature of Word files before 2007 and of encrypted documents. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
const NEEDED = /^(?:\[Content_Types\]\.xml|_rels\/|word\/)/;
const XML = /\.(?:xml|rels)$/;
const DOCTYPE = /<!(?:DOCTYPE|ENTITY)/i;

/**
 * Unpacks a Word file. The stated sizes are summed up first, and unpacking stops at the stated size, so that a small file can't become a
 * huge one.
 */
export function openDocx(bytes: Uint8Array, limits: WordLimits = WORD_LIMITS): OpenedDocx {
  if (bytes.length > limits.file) return failed('too_big');
  if (startsWith(bytes, COMPOUND)) return failed('old_or_locked');
  if (!startsWith(bytes, ZIP)) return failed('not_word');
  try {
    if (isTooMuch(bytes, limits)) return failed('too_big');
    const parts = unzipSync(bytes, { filter: ({ name }) => NEEDED.test(name) && !name.endsWith('/') });
    if (parts['word/document.xml'] === undefined || parts['[Content_Types].xml'] === undefined)
      return failed('not_word');
    return Object.entries(parts).some(([name, part]) => XML.test(name) && hasEntities(part))
      ? failed('damaged')
      : { ok: true, parts };
  } catch {
    return failed('damaged');
  }
}

function isTooMuch(bytes: Uint8Array, limits: WordLimits): boolean {
  let unpacked = 0;
  let entries = 0;
  let largest = 0;
  unzipSync(bytes, {
    filter({ name, originalSize }) {
      unpacked += originalSize;
      entries += 1;
      if (XML.test(name)) largest = Math.max(largest, originalSize);
      return false;
    },
  });
  return unpacked > limits.unpacked || entries > limits.entries || largest > limits.xml;
}

/** Word declares no entities; a file with them may be an expansion attack. */
function hasEntities(part: Uint8Array): boolean {
  return DOCTYPE.test(new TextDecoder().decode(part.subarray(0, 4_096)));
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function failed(error: WordError): OpenedDocx {
  return { ok: false, error };
}
