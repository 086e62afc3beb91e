import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PACKAGE } from './places.ts';

/** The version of the product, as a release writes it into every package. */
export function productVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8'));
  return version;
}
