import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speakingBand, taskBand, writingBand } from './assessed-band.ts';
import { CRITERIA } from './criteria.ts';
import { countLinking } from './linking-words.ts';
import { speechFigures } from './speech-figures.ts';
import { textFigures } from './text-figures.ts';

describe('a band of criteria', () => {
  it('is the exact mean of a task, and rounded once for the skill', () => {
    const mean = taskBand('speaking', { fluency: 8, vocabulary: 7, grammar: 7, pronunciation: 7 });
    expect(mean).toBe(7.25);
    expect(speakingBand(mean)).toBe(7.5);
  });

  it.each([
    [6, 7.5, 7],
    [7, 6.5, 6.5],
    [6.25, 6.25, 6.5],
    [0, 0, 0],
    [9, 9, 9],
    [5.75, 6.5, 6.5],
    [5, 6.125, 6],
  ])('of tasks %d and %d is %d', (task1, task2, band) => {
    expect(writingBand(task1, task2)).toBe(band);
  });

  it('is missing until every criterion and both tasks have one', () => {
    expect(taskBand('writing_task_1', { task_achievement: 6, coherence: 6, vocabulary: 6 })).toBeNull();
    expect(taskBand('writing_task_1', { task_response: 6, coherence: 6, vocabulary: 6, grammar: 6 })).toBeNull();
    expect(writingBand(6, null)).toBeNull();
    expect(writingBand(null, 6)).toBeNull();
    expect(speakingBand(null)).toBeNull();
  });

  it.each([-1, 10, 6.5, Number.NaN])('refuses %d for a criterion', (band) => {
    expect(() => taskBand('speaking', { fluency: band, vocabulary: 6, grammar: 6, pronunciation: 6 })).toThrow(
      RangeError,
    );
  });

  it('never leaves the bounds of its criteria, and is a half', () => {
    const whole = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.tuple(whole, whole, whole, whole), ([fluency, vocabulary, grammar, pronunciation]) => {
        const band = speakingBand(taskBand('speaking', { fluency, vocabulary, grammar, pronunciation })) ?? -1;
        const all = [fluency, vocabulary, grammar, pronunciation];
        expect(band).toBeGreaterThanOrEqual(Math.min(...all));
        expect(band).toBeLessThanOrEqual(Math.max(...all));
        expect(Number.isInteger(band * 2)).toBe(true);
      }),
    );
  });

  it('has four criteria for everything that is assessed', () => {
    for (const criteria of Object.values(CRITERIA)) expect(new Set(criteria).size).toBe(4);
  });
});

describe('the figures of a text', () => {
  it('has none of an empty text', () => {
    expect(textFigures(' \n ', 'Describe it.')).toEqual({
      words: 0,
      sentences: 0,
      paragraphs: 0,
      wordsPerSentence: null,
      distinctShare: null,
      repeated: [],
      linking: { addition: 0, contrast: 0, cause: 0, example: 0, order: 0, condition: 0 },
      copiedShare: null,
    });
  });

  it.each([
    ['It rose. It fell.', 2],
    ['It rose by 3.5 per cent.', 1],
    ['Mr. Lee agrees, e.g. Because of this.', 1],
    ['Did it? Yes! It did…', 3],
    ['He said “It fell.” Then it rose.', 2],
    ['A heading\nAnd a line without an end', 2],
    ['- . -', 0],
    ['Wait... It fell.', 2],
  ])('counts the sentences of %j', (text, sentences) => {
    expect(textFigures(text, '').sentences).toBe(sentences);
  });

  it('counts words as the writing screen does, and paragraphs by lines with text', () => {
    const figures = textFigures('Well-known  towns grow.\n\n\nThey’ll shrink , too.\r\n', '');
    expect(figures).toMatchObject({ words: 7, paragraphs: 2, sentences: 2, wordsPerSentence: 3.5 });
  });

  it('names content words that come three times, not words of grammar', () => {
    const text =
      'Cities grow. The cities of the coast and the cities of the hills grow as the coast allows. They grow.';
    expect(textFigures(text, '').repeated).toEqual([
      { word: 'cities', count: 3 },
      { word: 'grow', count: 3 },
    ]);
  });

  it('takes a typographic apostrophe for the plain one, and a capital for its letter', () => {
    expect(textFigures("Don't don’t DON'T", '').distinctShare).toBeCloseTo(1 / 3);
  });

  it('counts linking words by kind, the longest phrase first', () => {
    const text =
      'On the other hand, as a result of this, however, not only towns but also villages grow if it rains, even though it is cold';
    expect(textFigures(text, '').linking).toEqual({
      addition: 2,
      contrast: 3,
      cause: 1,
      example: 0,
      order: 0,
      condition: 1,
    });
  });

  it('counts the words that were copied from the task, each once', () => {
    const task = 'Some people think that towns should grow. To what extent do you agree?';
    expect(textFigures('Some people think that towns should grow, and I disagree.', task).copiedShare).toBe(0.7);
    expect(textFigures('People think towns grow.', task).copiedShare).toBe(0);
    expect(textFigures(task, task).copiedShare).toBe(1);
  });

  it('is finite for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 80 }), (text, task) => {
        const { words, sentences, distinctShare, copiedShare } = textFigures(text, task);
        expect(sentences).toBeLessThanOrEqual(words);
        for (const share of [distinctShare ?? 0, copiedShare ?? 0]) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('counts every phrase of its lists as itself', () => {
    expect(countLinking(['on', 'the', 'one', 'hand', 'on', 'the', 'contrary']).order).toBe(1);
  });
});

describe('the figures of speech', () => {
  const quiet = (seconds: number) => Array.from({ length: seconds * 10 }, () => 0.01);
  const loud = (seconds: number) => Array.from({ length: seconds * 10 }, () => 0.4);

  it('finds pauses of more than a second between sounds', () => {
    const figures = speechFigures(
      [...quiet(2), ...loud(3), ...quiet(1.5), ...loud(2), ...quiet(1), ...loud(1), ...quiet(4)],
      0.1,
    );
    expect(figures.length).toBeCloseTo(14.5);
    expect(figures.speaking).toBeCloseTo(7);
    expect(figures.pauses.map(({ from, to }) => [from.toFixed(1), to.toFixed(1)])).toEqual([['5.0', '6.5']]);
  });

  it('has no speaking time where a microphone was off, and none of no recording', () => {
    expect(
      speechFigures(
        Array.from({ length: 50 }, () => 0.001),
        0.1,
      ),
    ).toEqual({ length: 5, speaking: 0, pauses: [] });
    expect(speechFigures([], 0.1)).toEqual({ length: 0, speaking: 0, pauses: [] });
  });

  it('takes a single knock for no measure of the voice', () => {
    const voice = Array.from({ length: 100 }, () => 0.05);
    expect(speechFigures([1, ...voice], 0.1).speaking).toBeCloseTo(10.1);
  });

  it('refuses steps of no length', () => {
    expect(() => speechFigures([1], 0)).toThrow(RangeError);
  });
});
