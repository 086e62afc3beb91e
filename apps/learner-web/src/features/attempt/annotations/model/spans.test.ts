import { describe, expect, it } from 'vitest';
import type { TextSpan } from './annotations.ts';
import { coveredBy, innermost, trimSpan } from './spans.ts';

const span = (start: number, end: number): TextSpan => ({ start, end });

describe('trimSpan', () => {
  it.each([
    ['keeps a word', 'one two', span(0, 3), span(0, 3)],
    ['drops the space before and behind', 'one two three', span(3, 8), span(4, 7)],
    ['drops the next paragraph’s beginning', 'one\ntwo', span(0, 4), span(0, 3)],
    ['keeps white space between words', 'one\ntwo', span(0, 7), span(0, 7)],
  ])('%s', (_, text, given, trimmed) => {
    expect(trimSpan(text, given)).toEqual(trimmed);
  });

  it('finds nothing in white space alone', () => {
    expect(trimSpan('one \n two', span(3, 6))).toBeNull();
  });
});

describe('coveredBy', () => {
  it.each([
    ['apart', [span(0, 2), span(4, 6)], [span(0, 2), span(4, 6)], []],
    ['touching', [span(0, 2), span(2, 4)], [span(0, 4)], []],
    ['overlapping', [span(0, 4), span(2, 6)], [span(0, 6)], [span(2, 4)]],
    ['one inside the other', [span(0, 9), span(2, 4)], [span(0, 9)], [span(2, 4)]],
    ['the same', [span(1, 3), span(1, 3)], [span(1, 3)], [span(1, 3)]],
    ['three over one place', [span(0, 6), span(2, 8), span(4, 5)], [span(0, 8)], [span(2, 6)]],
    ['two inside one, touching', [span(0, 9), span(2, 4), span(4, 6)], [span(0, 9)], [span(2, 6)]],
  ])('measures spans that are %s', (_, spans, once, twice) => {
    expect({ once: coveredBy(spans, 1), twice: coveredBy(spans, 2) }).toEqual({ once, twice });
  });

  it('covers exactly the characters that enough spans hold, for every three spans of a short text', () => {
    const all = spansOf(5);
    for (const one of all) {
      for (const two of all) {
        for (const three of [span(0, 2), span(1, 4), span(3, 5)]) {
          const spans = [one, two, three];
          for (const depth of [1, 2, 3]) expect(held(coveredBy(spans, depth), 1)).toBe(held(spans, depth));
        }
      }
    }
  });
});

describe('innermost', () => {
  it.each([
    ['the only one', [span(0, 4)], span(0, 4)],
    ['the shorter one', [span(2, 4), span(0, 9)], span(2, 4)],
  ])('picks %s', (_, spans, picked) => {
    expect(innermost(spans)).toEqual(picked);
  });

  it('picks the later of two of one length', () => {
    expect(
      innermost([
        { ...span(0, 4), id: 'early' },
        { ...span(1, 5), id: 'late' },
      ]),
    ).toMatchObject({ id: 'late' });
  });

  it('picks none out of none', () => {
    expect(innermost([])).toBeNull();
  });
});

function spansOf(length: number): TextSpan[] {
  const offsets = Array.from({ length: length + 1 }, (_, offset) => offset);
  return offsets.flatMap((start) => offsets.filter((end) => end > start).map((end) => span(start, end)));
}

/** The characters inside at least `depth` spans, as `01101`. */
function held(spans: readonly TextSpan[], depth: number): string {
  const depthAt = (at: number) => spans.filter(({ start, end }) => start <= at && at < end).length;
  return Array.from({ length: 5 }, (_, at) => (depthAt(at) >= depth ? '1' : '0')).join('');
}
