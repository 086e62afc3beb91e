import { BAND_TABLES } from '@bandwise/domain';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bandInWords, BandScale } from './band-scale.tsx';

const steps = BAND_TABLES.academic_reading;

it('shows the bands that lie around the own one with the marks that they begin at [D59]', () => {
  render(<BandScale steps={steps} band={7} />);
  const shown = within(screen.getByRole('list', { name: 'Bands, and the marks that they begin at' }));
  const items = shown.getAllByRole('listitem');
  expect(items.map((item) => item.firstElementChild?.textContent)).toEqual([
    '4',
    '4.5',
    '5',
    '5.5',
    '6',
    '6.5',
    '7',
    '7.5',
    '8',
    '8.5',
    '9',
  ]);
  expect(items.filter((item) => item.ariaCurrent).map((item) => item.textContent)).toEqual(['730from 30 marks']);
});

it.each([
  [9, '9'],
  [2.5, '7.5'],
])('holds band %s, and ends at %s', (band, last) => {
  render(<BandScale steps={steps} band={band} />);
  const items = screen.getAllByRole('listitem');
  expect(items.some((item) => item.ariaCurrent)).toBe(true);
  expect(items.at(-1)?.firstElementChild?.textContent).toBe(last);
});

it.each([
  [7, 'Band 7.0 begins at 30 marks, band 7.5 at 33.'],
  [9, 'Band 9.0 begins at 39 marks.'],
  [2, null],
])('says of band %s: %s', (band, words) => {
  expect(bandInWords({ steps, band })).toBe(words);
});
