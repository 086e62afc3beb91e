import { expect, it } from 'vitest';
import { dayText, minuteText, waitText } from './times.ts';

it('writes days and moments in the form of the screens', () => {
  const at = new Date('2026-09-05T09:05:59Z');
  expect([dayText(at), minuteText(at)]).toEqual(['5 Sep 2026', '5 Sep 2026, 09:05 UTC']);
});

it.each([
  [1, '1 second'],
  [120, '120 seconds'],
  [121, '3 minutes'],
  [7200, '120 minutes'],
  [7201, '3 hours'],
  [86_400, '24 hours'],
])('writes a wait of %i seconds as %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
