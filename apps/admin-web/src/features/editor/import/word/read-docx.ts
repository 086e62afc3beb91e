import type { SourceLine } from '@bandwise/recognise';
import { zipSync, type Unzipped } from 'fflate';
import { readHtmlLines } from '../lines/html-lines.ts';
import { openDocx, type WordError } from './open-docx.ts';
import { writeListNumbers } from './write-list-numbers.ts';

/** mammoth drops underlines by default. */
const UNDERLINES = ['u => u'];

export type ReadDocx =
  | { readonly ok: true; readonly lines: readonly SourceLine[]; readonly lostPictures: number }
  | { readonly ok: false; readonly error: WordError };

/** Picture types that all browsers show. */
const PICTURES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** The lines of a Word file, with pictures in their HTML; pictures of other types are counted as lost. */
export async function readDocx(file: File): Promise<ReadDocx> {
  const opened = openDocx(new Uint8Array(await file.arrayBuffer()));
  // A file named like a Word file is damaged rather than of another kind.
  if (!opened.ok) return isNamedDocx(file) && opened.error === 'not_word' ? { ok: false, error: 'damaged' } : opened;
  const pictures = new Pictures();
  const html = await convert(opened.parts, pictures);
  if (html === null) return { ok: false, error: 'damaged' };
  return { ok: true, lines: readHtmlLines(html, { keepsTabs: true }), lostPictures: pictures.lost };
}

function isNamedDocx({ name }: File): boolean {
  return name.toLowerCase().endsWith('.docx');
}

/** @returns null if the content can't be read. */
async function convert(parts: Unzipped, pictures: Pictures): Promise<string | null> {
  try {
    const { default: mammoth } = await import('mammoth/mammoth.browser.min.js');
    // Packed again without compression, so that nothing unpacks to more than was measured.
    const packed = zipSync(writeListNumbers(parts), { level: 0 });
    const arrayBuffer = packed.slice().buffer;
    const convertImage = mammoth.images.imgElement((image) => pictures.place(image));
    const { value } = await mammoth.convertToHtml(
      { arrayBuffer },
      { convertImage, styleMap: UNDERLINES, externalFileAccess: false },
    );
    return value;
  } catch {
    return null;
  }
}

interface DocxPicture {
  readonly contentType: string;
  readonly readAsBase64String: () => Promise<string>;
}

class Pictures {
  lost = 0;

  /** Without an address the picture is dropped and counted. */
  async place(picture: DocxPicture): Promise<{ src: string }> {
    try {
      if (PICTURES.has(picture.contentType))
        return { src: `data:${picture.contentType};base64,${await picture.readAsBase64String()}` };
    } catch {
      // The file refers to a missing picture.
    }
    this.lost += 1;
    return { src: '' };
  }
}
