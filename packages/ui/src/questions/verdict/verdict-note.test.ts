import { describe, expect, it } from 'vitest';
import { buildReview } from '../../testing/build-review.ts';
import { keyLine, shownVerdict } from './verdict-note.tsx';

describe('shownVerdict', () => {
  it.each([
    { name: 'calls a right answer correct', verdict: { correct: true }, kind: 'correct', label: 'Correct' },
    { name: 'calls a wrong answer wrong', verdict: {}, kind: 'wrong', label: 'Wrong' },
    {
      name: 'names the word limit that made an answer wrong',
      verdict: { reason: 'over_limit' },
      kind: 'wrong',
      label: 'Wrong: too many words',
    },
    { name: 'calls a missing answer no answer', verdict: { blank: true }, kind: 'blank', label: 'No answer' },
    {
      name: 'counts the marks of a half-right answer',
      verdict: { marks: 1, total: 2 },
      kind: 'partial',
      label: '1 of 2 correct',
    },
  ])('$name', ({ verdict, kind, label }) => {
    const review = buildReview([{ number: 5, ...verdict }], { 5: ['TRUE'] });
    expect(shownVerdict(review, { number: 5, subpart: null })).toEqual({ kind, label, answers: ['TRUE'] });
  });

  it('finds the key of each blank of a number', () => {
    const review = buildReview([{ number: 5 }], { '5-1': ['iron'], '5-2': ['oak'] });
    expect(shownVerdict(review, { number: 5, subpart: 2 })?.answers).toEqual(['oak']);
  });

  it('says nothing before submission', () => {
    expect(shownVerdict(undefined, { number: 5, subpart: null })).toBeNull();
  });
});

describe('keyLine', () => {
  it('puts alternatives beside each other', () => {
    expect(keyLine('FILL_BLANKS', ['wick', 'a wick'])).toBe('Correct answer: wick / a wick');
  });

  it('lists answers that belong together', () => {
    expect(keyLine('MULTI', ['B', 'D'])).toBe('Correct answers: B; D');
  });

  it('has nothing to say without a key', () => {
    expect(keyLine('FILL_BLANKS', [])).toBeNull();
  });
});
