import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZippedFile {
  readonly name: string;
  /** True for sound and pictures, which deflate does not make smaller. */
  readonly isCompressed: boolean;
  readonly bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Streams a zip archive: a file is read while the archive is sent, so large files need no memory. */
export function writeZip(files: AsyncIterable<ZippedFile> | Iterable<ZippedFile>): Readable {
  async function* archive() {
    const written: Uint8Array[] = [];
    const zip = new Zip((error, data) => {
      if (error) throw error;
      written.push(data);
    });
    for await (const { name, isCompressed, bytes } of files) {
      const entry = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name);
      zip.add(entry);
      for await (const chunk of bytes) {
        entry.push(chunk);
        yield* written.splice(0);
      }
      entry.push(new Uint8Array(), true);
      yield* written.splice(0);
    }
    zip.end();
    yield* written.splice(0);
  }
  return Readable.from(archive());
}
