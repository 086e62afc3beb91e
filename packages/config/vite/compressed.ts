import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(html|js|css|svg|json|txt|webmanifest)$/;
/** In bytes. For a smaller file, a compressed copy saves too little. */
const SMALL = 1024;

/** Writes a .br and a .gz beside every text file of the build, so that servers do not compress each response. */
export function compressed(): Plugin {
  let outDir = '';
  return {
    name: 'bandwise:compressed',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const entry of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
        const path = join(outDir, entry);
        if (!TEXT.test(path) || statSync(path).size < SMALL) continue;
        const content = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    },
  };
}
