import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};

/** A JSON response that is sent many times: serialised once, and compressed once for each requested encoding. */
export class EncodedBody {
  readonly identity: Buffer;
  /** Weak, because all encodings share it. */
  readonly etag: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  /** @param subject what the tag stands for, if not the whole body. */
  constructor(json: string, subject = json) {
    this.identity = Buffer.from(json);
    const tagged = Buffer.from(subject);
    this.etag = `W/"${tagged.length.toString(36)}-${crc32(tagged).toString(36)}"`;
  }

  /** The estimated bytes with its compressed forms. */
  get size(): number {
    return this.identity.length * 1.5;
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    const encoded = this.#encoded.get(encoding);
    if (encoded) return encoded;
    const made = compress[encoding](this.identity);
    this.#encoded.set(encoding, made);
    return made;
  }
}
