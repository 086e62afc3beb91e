import { describe, expect, it } from 'vitest';
import {
  EMPTY_COPY,
  joined,
  visibleAnswers,
  withEdit,
  withSaved,
  type AnswerCopy,
  type AnswerValue,
} from './answer-copy.ts';

const saved = (answers: Record<string, string>, revision = 1, now = 100) => ({ answers, revision, now });
const typed = (copy: AnswerCopy, value: string | null, at: number) => withEdit(copy, '1', { value, at });

it('shows what was typed over what the server has', () => {
  expect(visibleAnswers(typed(withSaved(EMPTY_COPY, saved({ '1': 'old', '2': 'x' }), {}), 'new', 200))).toEqual({
    '1': 'new',
    '2': 'x',
  });
});

it('shows nothing where an answer was cleared', () => {
  expect(visibleAnswers(typed(withSaved(EMPTY_COPY, saved({ '1': 'old' }), {}), null, 200))).toEqual({});
});

it.each([
  ['what the server told before', typed(withSaved(EMPTY_COPY, saved({}, 1, 500), {}), 'a', 20), 500],
  ['what was typed there before', typed(typed(EMPTY_COPY, 'a', 90), 'b', 20), 91],
  [
    'what was typed and sent before',
    typed(withSaved(EMPTY_COPY, saved({}), { '1': { value: 'a', at: 300 } }), 'b', 20),
    301,
  ],
])('counts what is typed as later than %s, whatever the clock says', (_, copy, at) => {
  expect(copy.edits['1']?.at).toBe(at);
});

it('keeps what was typed while a save was under way', () => {
  const sent = typed(EMPTY_COPY, 'a', 10);
  const copy = withSaved(typed(sent, 'ab', 20), saved({ '1': 'a' }), sent.edits);
  expect(visibleAnswers(copy)).toEqual({ '1': 'ab' });
  expect(copy.edits).toEqual({ '1': { value: 'ab', at: 20 } });
});

it('takes the server’s answer where what was sent lost to a later one', () => {
  const sent = typed(EMPTY_COPY, 'mine', 10);
  expect(visibleAnswers(withSaved(sent, saved({ '1': 'theirs' }), sent.edits))).toEqual({ '1': 'theirs' });
});

it('does not go back to an answer of the server that arrives late', () => {
  const copy = withSaved(EMPTY_COPY, saved({ '1': 'new' }, 7), {});
  expect(visibleAnswers(withSaved(copy, saved({ '1': 'old' }, 6), {}))).toEqual({ '1': 'new' });
});

describe('two copies', () => {
  const base = withSaved(EMPTY_COPY, saved({ '1': 'a' }, 3), { '1': { value: 'a', at: 50 } });
  const copies = [
    EMPTY_COPY,
    base,
    typed(base, 'b', 200),
    typed(base, 'c', 200),
    withEdit(base, '2', { value: ['x', 'y'], at: 150 }),
    withSaved(base, saved({ '1': 'z' }, 5, 400), { '1': { value: 'b', at: 200 } }),
  ];
  const pairs = copies.flatMap((one) => copies.map((other) => [one, other] as const));

  it('join to the same, in either order', () => {
    for (const [one, other] of pairs) expect(joined(one, other)).toEqual(joined(other, one));
  });

  it('join to the same, however often', () => {
    for (const [one, other] of pairs) expect(joined(joined(one, other), other)).toEqual(joined(one, other));
  });

  it('join to the same, three of them in any grouping', () => {
    for (const [one, other] of pairs) {
      for (const third of copies) {
        expect(joined(joined(one, other), third)).toEqual(joined(one, joined(other, third)));
      }
    }
  });
});

it('takes out of an answer what no database holds, or the server would refuse those sent along with it', () => {
  const typed = (value: AnswerValue) => visibleAnswers(withEdit(EMPTY_COPY, '1', { value, at: 1 }))['1'];
  expect(typed('sta\0ir \ud83d')).toBe('stair \ufffd');
  expect(typed(['one\0', 'two'])).toEqual(['one', 'two']);
});
