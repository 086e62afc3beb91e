import { describe, expect, it } from 'vitest';
import { announcedMinutes, formatClock, secondsLeft, untilNextSecond } from './time-left.ts';

describe('secondsLeft', () => {
  it.each([
    [60_000, 0, 60],
    [60_000, 1, 60],
    [60_000, 59_000, 1],
    [60_000, 59_999, 1],
    [60_000, 60_000, 0],
    [60_000, 7_200_000, 0],
  ])('leaves, of a deadline at %i seen at %i, %i seconds [L4-24]', (deadline, now, seconds) => {
    expect(secondsLeft(deadline, now)).toBe(seconds);
  });
});

describe('untilNextSecond', () => {
  it.each([
    [60_000, 0, 1000],
    [60_000, 250, 750],
    [60_500, 0, 500],
  ])('waits, for a deadline at %i seen at %i, %i ms', (deadline, now, wait) => {
    expect(untilNextSecond(deadline, now)).toBe(wait);
  });

  it('shows a smaller number after exactly that wait [L4-24]', () => {
    const deadline = 1_000_500;
    const now = 123;
    const later = now + untilNextSecond(deadline, now);
    expect(secondsLeft(deadline, later)).toBe(secondsLeft(deadline, now) - 1);
  });
});

it.each([
  [960, '16:00'],
  [59, '00:59'],
  [0, '00:00'],
  [3600, '60:00'],
  [6001, '100:01'],
  [-5, '00:00'],
])('writes %i seconds as %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text);
});

it.each([
  [601, null],
  [600, 10],
  [571, 10],
  [570, null],
  [300, 5],
  [299, 5],
  [60, 1],
  [30, null],
  [0, null],
])('announces at %i seconds: %s', (seconds, minutes) => {
  expect(announcedMinutes(seconds)).toBe(minutes);
});
