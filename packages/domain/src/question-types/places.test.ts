import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { QUESTION_TYPES } from './question-type.ts';

const repository = new URL('../../../../', import.meta.url);
const at = (place: string): URL => new URL(place, repository);

/** The first cells of the table in docs/adding-a-question-type.md. */
const places = [...readFileSync(at('docs/adding-a-question-type.md'), 'utf8').matchAll(/^\| `([^`]+)`/gm)].map(
  ([, place = '']) => place,
);

const folderOf = (type: string): string => type.toLowerCase().replaceAll('_', '-');

describe('the places of a question type', () => {
  it('are named', () => {
    expect(places.length).toBeGreaterThan(10);
  });

  it.each(places.filter((place) => place.endsWith('<type>/')))('hold a folder for every type: %s', (place) => {
    const missing = QUESTION_TYPES.filter((type) => !existsSync(at(place.replace('<type>', folderOf(type)))));
    expect(missing).toEqual([]);
  });

  it.each(places.filter((place) => !place.endsWith('<type>/')))('have an entry for every type: %s', (place) => {
    const text = readFileSync(at(place), 'utf8');
    expect(QUESTION_TYPES.filter((type) => !new RegExp(String.raw`\b${type}\b`).test(text))).toEqual([]);
  });

  it('are all there are: no folder is of a type that is gone', () => {
    const known = new Set<string>([...QUESTION_TYPES.map(folderOf), 'one-choice']);
    const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true }).filter((one) =>
      one.isDirectory(),
    );
    expect(folders.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });
});
