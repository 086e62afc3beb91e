import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessedExamBand, speakingBand, taskBand, writingBand } from './assessed-band.ts';
import { assessedTask, CRITERIA } from './criteria.ts';
import { countLinking } from './linking-words.ts';
import { textFigures } from './text-figures.ts';

describe('a band of criteria', () => {
  it('is the exact mean of a task', () => {
    expect(taskBand('writing_task_2', { task_response: 8, coherence: 7, vocabulary: 7, grammar: 7 })).toBe(7.25);
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

  it('of a whole writing exam needs its usual two tasks', () => {
    const tasks = (...bands: (number | null)[]) => bands.map((band, index) => ({ part_number: index + 1, band }));
    expect(assessedExamBand('writing', tasks(6, 7.5))).toBe(7);
    expect(assessedExamBand('writing', tasks(6, null))).toBeNull();
    expect(assessedExamBand('writing', tasks(6))).toBeNull();
    expect(assessedExamBand('writing', tasks(6, 7, 7))).toBeNull();
    expect(assessedExamBand('reading', tasks(6, 7))).toBeNull();
  });

  it.each([
    [7.25, 7.5],
    [6.5, 6.5],
    [5.75, 6],
    [null, null],
  ])('of a speaking test with the mean %d is %d', (task, band) => {
    expect(speakingBand(task)).toBe(band);
  });

  it('is missing until every criterion and both tasks have one', () => {
    expect(taskBand('writing_task_1', { task_achievement: 6, coherence: 6, vocabulary: 6 })).toBeNull();
    expect(taskBand('writing_task_1', { task_response: 6, coherence: 6, vocabulary: 6, grammar: 6 })).toBeNull();
    expect(writingBand(6, null)).toBeNull();
    expect(writingBand(null, 6)).toBeNull();
  });

  it.each([-1, 10, 6.5, Number.NaN])('refuses %d for a criterion', (band) => {
    const bands = { task_response: band, coherence: 6, vocabulary: 6, grammar: 6 };
    expect(() => taskBand('writing_task_2', bands)).toThrow(RangeError);
  });

  it('never leaves the bounds of its criteria, and is a half', () => {
    const whole = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.tuple(whole, whole, whole, whole), ([task_response, coherence, vocabulary, grammar]) => {
        const mean = taskBand('writing_task_2', { task_response, coherence, vocabulary, grammar });
        const band = writingBand(mean, mean) ?? -1;
        const bands = [task_response, coherence, vocabulary, grammar];
        expect(band).toBeGreaterThanOrEqual(Math.min(...bands));
        expect(band).toBeLessThanOrEqual(Math.max(...bands));
        expect(Number.isInteger(band * 2)).toBe(true);
      }),
    );
  });

  it('has four criteria for everything that is assessed', () => {
    for (const criteria of Object.values(CRITERIA)) expect(new Set(criteria).size).toBe(4);
  });

  it.each([
    ['writing', 1, 'writing_task_1'],
    ['writing', 2, 'writing_task_2'],
    ['writing', 3, 'writing_task_2'],
    ['reading', 1, null],
    ['speaking', 1, 'speaking'],
    ['speaking', 2, 'speaking'],
  ] as const)('belongs to %s, part %i: %s', (skill, part_number, task) => {
    expect(assessedTask({ skill, part_number })).toBe(task);
  });
});

describe('the figures of a text [D186]', () => {
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
