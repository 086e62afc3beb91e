import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fp from 'fastify-plugin';

/**
 * Compresses JSON of more than a kilobyte. What already has an encoding (a kept answer, a file built with its `.br`
 * beside it) and byte ranges pass untouched.
 */
export const compressionPlugin = fp(async (app) => {
  await app.register(compress, {
    globalDecompression: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json/,
    // The default, 11, is for files that are compressed once: on answers made each time it costs more than it saves.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 4 },
  });
});
