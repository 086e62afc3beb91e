import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { SUPPORTED_BROWSERS } from '../vite/supported-browsers.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const files = globSync(['packages/ui/src/**/*.css', 'apps/*-web/src/**/*.css'], { cwd: ROOT });

/** Features that a browser of .browserslistrc lacks and the build cannot replace. */
const TOO_NEW =
  /:has\(|:dir\(|:(?:popover-open|open|user-valid|user-invalid)\b|color-mix\(.*var\(|light-dark\(|@(?:scope|starting-style|property|view-transition|position-try)\b|\b(?:anchor-name|position-anchor|interpolate-size|field-sizing|animation-timeline)\s*:|\bsubgrid\b/;

/** The lines of a style sheet outside `@supports`, which every browser must understand. */
function* unconditional(css: string): Generator<string> {
  let depth = 0;
  let guarded = Number.POSITIVE_INFINITY;
  for (const line of css.replaceAll(/\/\*[^]*?\*\//g, '').split('\n')) {
    if (line.includes('@supports')) guarded = Math.min(guarded, depth);
    if (depth < guarded || (depth === guarded && !line.includes('@supports') && line.includes('{'))) yield line;
    depth += line.split('{').length - line.split('}').length;
    if (depth <= guarded && !line.includes('@supports')) guarded = Number.POSITIVE_INFINITY;
  }
}

it('reads the oldest supported browsers from .browserslistrc', () => {
  expect(SUPPORTED_BROWSERS).toEqual(['chrome109', 'edge109', 'firefox115', 'safari16.4', 'ios16.4']);
});

it('finds features that are too new, except inside `@supports`', () => {
  const css = '@supports selector(:has(*)) {\n  .a:has(b) {\n    color: red;\n  }\n}\n.c:has(d) {\n}\n';
  expect([...unconditional(css)].filter((line) => TOO_NEW.test(line))).toEqual(['.c:has(d) {']);
});

it.each(files)('uses only features that every supported browser has: %s', (file) => {
  const css = readFileSync(ROOT + file, 'utf8');
  expect([...unconditional(css)].filter((line) => TOO_NEW.test(line))).toEqual([]);
});
