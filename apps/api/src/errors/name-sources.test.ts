import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { nameSources } from './name-sources.ts';

/** The second line of the built file is the third of its source. */
const MAP = { version: 3, sources: ['src/work.ts'], names: [], mappings: ';AAEA' };

it('names the source of each place in a file that has a map, and leaves the others', () => {
  const folder = pathToFileURL(temporaryFolder()).href;
  writeFileSync(new URL(`${folder}/built.js.map`), JSON.stringify(MAP));
  const stack = (place: string) =>
    `Error: It failed\n    at work (${place})\n    at async ${folder}/other.js:7:8\n    at node:internal/main:1:2`;
  expect(nameSources(stack(`${folder}/built.js:2:1`))).toBe(stack(`${folder}/src/work.ts:3:1`));
});
