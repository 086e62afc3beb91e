import type { SourceLine } from '@bandwise/recognise';
import { zipSync, type Unzipped } from 'fflate';
import { readHtmlLines } from '../html-lines.ts';
import { openDocx, type WordError } from './open-docx.ts';
import { writeListNumbers } from './write-list-numbers.ts';

export type ReadDocx =
  | { readonly ok: true; readonly lines: readonly SourceLine[]; readonly lostPictures: number }
  | { readonly ok: false; readonly error: WordError };

/** Stores a picture and answers its address; the same as the picture field's. */
type Upload = (file: File) => Promise<{ readonly url: string }>;

const PICTURES: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

/** The lines of a Word file, its pictures stored; those of a kind that no browser shows are counted as lost. */
export async function readDocx(file: File, upload: Upload): Promise<ReadDocx> {
  const opened = openDocx(new Uint8Array(await file.arrayBuffer()));
  // What is named like a Word file was one: its author need not look for another.
  if (!opened.ok) return isNamedDocx(file) && opened.error === 'not_word' ? { ok: false, error: 'damaged' } : opened;
  const pictures = new Pictures(upload);
  const html = await convert(opened.parts, pictures);
  if (html === null) return { ok: false, error: 'damaged' };
  return { ok: true, lines: readHtmlLines(html, { keepsTabs: true }), lostPictures: pictures.lost };
}

function isNamedDocx({ name }: File): boolean {
  return name.toLowerCase().endsWith('.docx');
}

/** null: what is in the file can't be read. */
async function convert(parts: Unzipped, pictures: Pictures): Promise<string | null> {
  try {
    const { default: mammoth } = await import('mammoth/mammoth.browser.min.js');
    // Packed again without compression, so that nothing unpacks to more than was measured.
    const packed = zipSync(writeListNumbers(parts), { level: 0 });
    const arrayBuffer = packed.slice().buffer;
    const convertImage = mammoth.images.imgElement((image) => pictures.store(image));
    const { value } = await mammoth.convertToHtml({ arrayBuffer }, { convertImage, externalFileAccess: false });
    return value;
  } catch {
    return null;
  }
}

interface DocxPicture {
  readonly contentType: string;
  readonly readAsArrayBuffer: () => Promise<ArrayBuffer>;
}

class Pictures {
  lost = 0;
  readonly #upload: Upload;

  constructor(upload: Upload) {
    this.#upload = upload;
  }

  /** No address: the picture is left out, and counted. */
  async store(picture: DocxPicture): Promise<{ src: string }> {
    const extension = PICTURES[picture.contentType];
    if (extension === undefined) return this.#lose();
    try {
      const bytes = await picture.readAsArrayBuffer();
      const { url } = await this.#upload(new File([bytes], `word.${extension}`, { type: picture.contentType }));
      return { src: url };
    } catch {
      return this.#lose();
    }
  }

  #lose(): { src: string } {
    this.lost += 1;
    return { src: '' };
  }
}
