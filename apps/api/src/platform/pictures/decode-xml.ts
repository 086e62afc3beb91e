/** Decodes an XML file by its byte order mark, UTF-8 without one; null if the bytes are invalid. */
export function decodeXml(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : withoutEncoding(text);
  } catch {
    return null;
  }
}

const DECLARATION = /^\s*<\?xml[^>]*/i;
// The declaration is matched first: one expression for both would search it again from each of its spaces.
const ENCODING = /\sencoding=(?:"[^"]*"|'[^']*')/i;

/** Removes the encoding declaration, which no longer applies to decoded text. */
function withoutEncoding(text: string): string {
  const declaration = DECLARATION.exec(text)?.[0] ?? '';
  return declaration.replace(ENCODING, '') + text.slice(declaration.length);
}
