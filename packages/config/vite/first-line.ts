import type { Plugin } from 'vite';

/** Begins each script of the build with this line. A banner would come after what Vite puts first into a file that imports others late. */
export function firstLine(line: string): Plugin {
  return {
    name: 'bandwise:first-line',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = `${line}\n${file.code}`;
      },
    },
  };
}
