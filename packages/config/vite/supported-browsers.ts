import { readFileSync } from 'node:fs';

const LIST = readFileSync(new URL('../../../.browserslistrc', import.meta.url), 'utf8');

/** The oldest supported browsers, as the build's target: `chrome109` for the list's `Chrome >= 109`. */
export const SUPPORTED_BROWSERS: string[] = [...LIST.matchAll(/^(\w+) >= ([\d.]+)$/gm)].map(
  ([, name = '', version = '']) => name.toLowerCase() + version,
);
