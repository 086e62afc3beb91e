/** The text of an XML file by its byte order mark, UTF-8 without one; null: it is no such text. */
export function decodeXml(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // What it says of its encoding is not true any more.
    return text.includes('\0') ? null : text.replace(/^(\s*<\?xml[^>]*?)\s+encoding=(?:"[^"]*"|'[^']*')/i, '$1');
  } catch {
    return null;
  }
}
