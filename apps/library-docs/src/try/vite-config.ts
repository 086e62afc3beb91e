import { fileURLToPath } from 'node:url';
import { SUPPORTED_BROWSERS } from '@bandwise/config/supported-browsers';
import { defaultClientConditions, type InlineConfig } from 'vite';
import type { RuleSection } from '../page/marking-page.ts';

interface Contents {
  readonly out: string;
  readonly sections: readonly RuleSection[];
  readonly reasons: ReadonlyMap<string, string>;
}

/** The page for trying answers: the library's own code, in one file for the browser. */
export function tryConfig({ out, sections, reasons }: Contents): InlineConfig {
  return {
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    // Relative, so that it does not matter where the pages are served.
    base: './',
    logLevel: 'warn',
    resolve: { conditions: ['@bandwise/source', ...defaultClientConditions] },
    define: {
      RULE_TITLES: JSON.stringify(Object.fromEntries(sections.map(({ id, title }) => [id, title]))),
      REASONS: JSON.stringify(Object.fromEntries(reasons)),
    },
    build: {
      outDir: out,
      emptyOutDir: true,
      target: SUPPORTED_BROWSERS,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  };
}
