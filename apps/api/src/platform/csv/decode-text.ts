/** What keeps a file from being read. */
export interface CsvProblem {
  /** null: the file as a whole. */
  readonly line: number | null;
  readonly message: string;
}

type Decoded = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: CsvProblem };

const HOW = 'In a spreadsheet, choose “CSV UTF-8” when you save it.';
const LINE_FEED = 0x0a;
const ZIP = [0x50, 0x4b, 3, 4];

/** The text of a file in UTF-8, with or without a byte order mark. */
export function decodeText(bytes: Uint8Array): Decoded {
  // What a spreadsheet's own file begins with: it is a ZIP archive.
  if (ZIP.every((byte, index) => bytes[index] === byte)) return refused(null, `This is not a CSV file. ${HOW}`);
  const text = decode(bytes);
  if (text === null) return refused(lineOfBadByte(bytes), `This is not UTF-8 text. ${HOW}`);
  const at = text.indexOf('\0');
  // Half of the bytes of UTF-16 are zero.
  if (at >= 0) return refused(text.slice(0, at).split('\n').length, `This is not UTF-8 text. ${HOW}`);
  return { ok: true, text };
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** No character of UTF-8 holds the byte of a line feed within. */
function lineOfBadByte(bytes: Uint8Array): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(LINE_FEED, start);
    const stop = end < 0 ? bytes.length : end + 1;
    if (decode(bytes.subarray(start, stop)) === null) return line;
    start = stop;
  }
  return line;
}

function refused(line: number | null, message: string): Decoded {
  return { ok: false, problem: { line, message } };
}
