/** The reason why a file cannot be read. */
export interface CsvProblem {
  /** null: the file as a whole. */
  readonly line: number | null;
  readonly message: string;
}

/** The encoding of a file. Windows-1252 is the fallback, so the user should check the text. */
export type TextEncoding = 'utf-8' | 'utf-16' | 'windows-1252';

type Decoded =
  | { readonly ok: true; readonly text: string; readonly encoding: TextEncoding }
  | { readonly ok: false; readonly problem: CsvProblem };

const HOW = 'In a spreadsheet, choose “CSV UTF-8” when you save it.';
const ZIP = [0x50, 0x4b, 3, 4];
/** Any bytes are valid Windows-1252, so a file with control characters counts as binary. */
const NO_TEXT = { 'windows-1252': /[^\P{Cc}\t-\r\u0080-\u009F]/u, unicode: /\0/ } as const;

/** The text of a file as spreadsheets save it: UTF-8 or UTF-16, with or without a byte order mark, or Windows-1252. */
export function decodeText(bytes: Uint8Array): Decoded {
  // A spreadsheet's own file is a ZIP archive.
  if (ZIP.every((byte, index) => bytes[index] === byte)) return refused(null, `This is not a CSV file. ${HOW}`);
  const label = utf16Of(bytes) ?? (decode(bytes, 'utf-8') === null ? 'windows-1252' : 'utf-8');
  const text = decode(bytes, label);
  if (text === null) return refused(null, `This is not readable UTF-16 text. ${HOW}`);
  const at = text.search(label === 'windows-1252' ? NO_TEXT[label] : NO_TEXT.unicode);
  if (at >= 0) return refused(text.slice(0, at).split('\n').length, `This is not a text file. ${HOW}`);
  return { ok: true, text, encoding: label.startsWith('utf-16') ? 'utf-16' : (label as 'utf-8' | 'windows-1252') };
}

function decode(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Detects UTF-16 by its byte order mark, or by zero bytes in the first line. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 200);
  const zeros = (rest: number) => start.filter((byte, index) => index % 2 === rest && byte === 0).length;
  const [even, odd] = [zeros(0), zeros(1)];
  const isMost = (count: number) => bytes.length % 2 === 0 && count > start.length / 4;
  if (even === 0 && isMost(odd)) return 'utf-16le';
  return odd === 0 && isMost(even) ? 'utf-16be' : null;
}

function refused(line: number | null, message: string): Decoded {
  return { ok: false, problem: { line, message } };
}
