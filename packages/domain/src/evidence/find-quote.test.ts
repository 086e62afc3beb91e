import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createQuoteFinder, passageText, quoteAt } from './find-quote.ts';

const spanIn = (text: string, quote: string, occurrence?: number) => {
  const { span } = createQuoteFinder(text)({ quote, ...(occurrence !== undefined && { occurrence }) });
  return span && text.slice(span.start, span.end);
};

describe('createQuoteFinder', () => {
  it.each([
    ['letter case', 'The Old Library', 'the OLD library', 'The Old Library'],
    ['runs of spaces and line ends', 'one\u00a0 two\n three', 'one two three', 'one\u00a0 two\n three'],
    ['quotation marks', 'He said “don’t”.', `said "don't"`, 'said “don’t”'],
    ['dashes', '1914–18 was — then', '1914-18 was - then', '1914–18 was — then'],
    ['invisible characters', 'co\u00adoperate\u200b now', 'cooperate now', 'co\u00adoperate\u200b now'],
    ['letters that grow when they are made small', 'İstanbul is old', 'is old', 'is old'],
  ])('makes no difference of %s', (_, text, quote, found) => {
    expect(spanIn(text, quote)).toBe(found);
  });

  it('finds the first place unless another is named, and counts as far as it must', () => {
    const find = createQuoteFinder('boats and boats and boats');
    expect(find({ quote: 'boats' }).span).toEqual({ start: 0, end: 5 });
    expect(find({ quote: 'Boats', occurrence: 2 }).span).toEqual({ start: 10, end: 15 });
    expect(find({ quote: 'boats', occurrence: 4 })).toEqual({ span: null, count: 3 });
  });

  it.each(['', '  ', '\u200b'])('finds nothing where nothing is quoted: %j', (quote) => {
    expect(createQuoteFinder('some words')({ quote })).toEqual({ span: null, count: 0 });
  });

  it('finds a quote over the end of a paragraph', () => {
    const text = passageText(['<p>It was <strong>a</strong> dam.</p>', '<p>Then &amp; there it fell.</p>']);
    expect(spanIn(text, 'a dam. Then & there')).not.toBeNull();
  });

  it('finds whatever stands in a text, at offsets of that text', () => {
    const textArb = fc.string({ unit: fc.constantFrom('a', 'B', ' ', '\n', '“', "'", '–', '-', '\u00ad', 'İ', '.') });
    fc.assert(
      fc.property(textArb, fc.nat(), fc.nat(), (text, from, length) => {
        const start = from % (text.length + 1);
        const span = { start, end: Math.min(text.length, start + (length % 12)) };
        const quote = quoteAt(text, span);
        if (quote === null) return;
        const found = createQuoteFinder(text)(quote).span;
        expect(found).not.toBeNull();
        // The chosen place itself, not an earlier one with the same words.
        expect(found?.start).toBeLessThan(span.end);
        expect(found?.end).toBeGreaterThan(span.start);
      }),
    );
  });
});

describe('the largest passage', () => {
  const UNITS = 500 * 1024;

  it.each([
    ['a quote whose letters all repeat but the first', 'a'.repeat(UNITS), `b${'a'.repeat(1_999)}`],
    ['a quote whose letters all repeat but the last', 'a'.repeat(UNITS), `${'a'.repeat(1_999)}b`],
    [
      'a quote whose letters all repeat but the middle one',
      'a'.repeat(UNITS),
      `${'a'.repeat(999)}b${'a'.repeat(1_000)}`,
    ],
    ['a quote of two words that repeat', 'ab '.repeat(UNITS / 3), `${'ab '.repeat(600)}b`],
  ])('is searched for a place of each question, for %s [D170]', (_, text, quote) => {
    const find = createQuoteFinder(text);
    for (let place = 0; place < 60; place += 1)
      expect(find({ quote: `${quote}${place % 2 === 0 ? '' : 'c'}`, occurrence: 1_000 })).toEqual({
        span: null,
        count: 0,
      });
  });

  it('has occurrences that overlap', () => {
    expect(createQuoteFinder('a'.repeat(UNITS))({ quote: 'a'.repeat(2_000), occurrence: 1_000 })).toEqual({
      span: { start: 999, end: 2_999 },
      count: 1_000,
    });
  });

  it('may be nothing but single letters', () => {
    const text = 'a '.repeat(UNITS);
    expect(createQuoteFinder(text)({ quote: 'a b' })).toEqual({ span: null, count: 0 });
  });
});

describe('quoteAt', () => {
  it('takes the words without the space around them, and says which place is meant', () => {
    const text = 'The lock. The  lock again.';
    expect(quoteAt(text, { start: 0, end: 8 })).toEqual({ quote: 'The lock' });
    expect(quoteAt(text, { start: 9, end: 19 })).toEqual({ quote: 'The lock', occurrence: 2 });
  });

  it('takes no evidence from nothing', () => {
    expect(quoteAt('a  b', { start: 1, end: 3 })).toBeNull();
  });
});
