import type { Plugin } from 'vite';

/** A screen runs most of what it loads: where a browser knows this, it compiles a file while it comes, beside the page. */
export const COMPILE_WHOLE = '//# allFunctionsCalledOnLoad';

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
