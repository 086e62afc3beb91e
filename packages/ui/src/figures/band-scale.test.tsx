import { BAND_TABLES } from '@bandwise/domain';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bandInWords, BandScale } from './band-scale.tsx';

const steps = BAND_TABLES.academic_reading;

it.each([
  [0, 1],
  [6.5, 14],
  [9, 19],
])('shows the whole scale from 0 to 9, filled up to band %d [D59]', (band, filled) => {
  render(<BandScale band={band} />);
  const scale = screen.getByRole('img', { name: `Band ${band.toFixed(1)} on the scale from 0 to 9` });
  const bands = [...scale.children];
  expect(bands.map((step) => step.lastElementChild?.textContent).join('')).toBe('0123456789');
  const reached = bands.filter((step) => step.hasAttribute('data-reached'));
  expect(reached).toEqual(bands.slice(0, filled));
  expect(reached.at(-1)?.firstElementChild?.textContent).toBe(band.toFixed(1));
  expect(bands.findIndex((step) => step.hasAttribute('data-next'))).toBe(band === 9 ? -1 : filled);
});

it.each([
  [7, 31, 'Band 7.0 begins at 30 marks. Band 7.5 needs 33 marks: 2 more.'],
  [6.5, 29, 'Band 6.5 begins at 27 marks. Band 7.0 needs 30 marks: 1 more.'],
  [9, 40, 'Band 9.0 begins at 39 marks.'],
  [2, 1, 'Band 2.5 needs 4 marks: 3 more.'],
  [0, 0, 'Band 2.5 needs 4 marks: 4 more.'],
])('says what the next half band needs: band %s with %i marks', (band, marks, words) => {
  expect(bandInWords({ steps, band, marks })).toBe(words);
});
