import { expect, it } from 'vitest';
import { timesShown } from './times.ts';

const time = (number: number, seconds: number | null, average: number | null) => ({
  number,
  numbers: [number],
  seconds,
  average,
});

it('names the questions that took much longer than others take, the longest first', () => {
  const questions = [time(1, 40, 30), time(2, 95, 60), time(3, 300, 80), time(4, null, 20), time(5, 20, null)];
  expect(timesShown({ questions })).toMatchObject({ ownAverage: null, slow: ['3', '2'], most: 300 });
});

it('compares with the learner’s own average where too few others have taken the part', () => {
  const shown = timesShown({ questions: [time(1, 10, null), time(2, 50, null), time(3, null, null)] });
  expect(shown).toMatchObject({ ownAverage: 30, slow: ['2'], most: 50 });
  expect(shown?.rows.map(({ average }) => average)).toEqual([30, 30, 30]);
});

it('shows nothing of an attempt without times', () => {
  expect(timesShown({ questions: [time(1, null, 20)] })).toBeNull();
});

it('names a question that took twice as long as a short average, and not one that took a little longer', () => {
  expect(timesShown({ questions: [time(1, 22, 10), time(2, 15, 10), time(3, 70, 60)] })?.slow).toEqual(['1']);
});
