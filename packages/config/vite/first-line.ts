import type { Plugin } from 'vite';

/** Makes browsers compile whole scripts while they download, in the background: a screen runs most functions of its scripts. */
export const COMPILE_WHOLE = '//# allFunctionsCalledOnLoad';

/** Adds a line at the beginning of each script of the build. A banner would follow the code that Vite adds for dynamic imports. */
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
