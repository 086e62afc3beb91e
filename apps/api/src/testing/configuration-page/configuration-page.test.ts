import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { environmentSchema } from '../../config/config.ts';
import * as limits from '../../limits.ts';
import { limitTables, PAGES, withCurrentTables } from './configuration-page.ts';

it.each(PAGES)('%s lists the settings or limits of the code (write.ts beside this test writes it)', (page) => {
  expect(readFileSync(page, 'utf8')).toBe(withCurrentTables(page));
});

it('the pages name every setting and every limit once', () => {
  const units = new Set(['SECOND', 'MINUTE', 'HOUR', 'DAY', 'KB', 'MB']);
  const names = [...Object.keys(environmentSchema.shape), ...Object.keys(limits)].filter((name) => !units.has(name));
  const text = PAGES.map((page) => readFileSync(page, 'utf8')).join('\n');
  const rows = [...text.matchAll(/^\| `([A-Z_]+)` +\|.*\|.*\|$/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name) => rows.filter((row) => row === name).length !== 1)).toEqual([]);
});

it('writes values with their units', () => {
  const source = [
    '// # Tries',
    '',
    '/** Some tries. */',
    'export const TRIES = rate(1000, 10 * MINUTE);',
    '/** A time. */',
    'export const TIME = 2.5 * SECOND;',
    '/** A size. */',
    'export const SIZE = MB;',
    '/** A number. */',
    'export const ROWS = 10_000;',
    '',
  ].join('\n');
  const rows = limitTables(source)
    .split('\n')
    .map((line) => line.split(' | ')[1]?.trim());
  expect(rows).toEqual([
    undefined,
    undefined,
    'value',
    '-------------------',
    '1,000 in 10 minutes',
    '2.5 seconds',
    '1 MB',
    '10,000',
    undefined,
  ]);
});
