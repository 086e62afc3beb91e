import { LIMITS } from '@bandwise/domain';
import { describe, expect, it } from 'vitest';
import { Author } from '../../testing/author.ts';

const options = (author: Author) => author.question(0, 0).options.map(({ text }) => text);

/** A question with these options; texts are pasted into one of them. */
function pasteInto(written: readonly string[], at: number, texts: readonly string[], type: 'MCQ' | 'MULTI' = 'MCQ') {
  const author = new Author('reading').addGroup(type, 1).options([0, 0], written, [0]);
  const group = author.group(0).id;
  const question = author.question(0, 0);
  const option = question.options[at]?.id ?? 0;
  return author.send({ type: 'pasteOptions', group, question: question.id, option, texts });
}

describe('texts that are pasted into an option', () => {
  it('take the places of the empty options', () => {
    expect(options(pasteInto([], 0, ['fish', 'bread', 'stones', 'grass']))).toEqual([
      'fish',
      'bread',
      'stones',
      'grass',
    ]);
  });

  it('make more options where there are more of them', () => {
    expect(options(pasteInto([], 2, ['a', 'b', 'c', 'd']))).toEqual(['', '', 'a', 'b', 'c', 'd']);
  });

  it('leave the other empty options', () => {
    expect(options(pasteInto([], 0, ['a', 'b']))).toEqual(['a', 'b', '', '']);
  });

  it('come to stand before what is written', () => {
    expect(options(pasteInto(['w', '', 'x', 'y'], 0, ['a', 'b', 'c']))).toEqual(['a', 'b', 'c', 'x', 'y']);
  });

  it('are no more than a question can have', () => {
    const many = Array.from({ length: 40 }, (_, index) => `text ${index}`);
    const author = pasteInto(['', '', '', 'last'], 0, many);
    expect(options(author)).toHaveLength(LIMITS.optionsMax);
    expect(options(author).at(-1)).toBe('last');
  });

  it('leave the key with its option', () => {
    const author = pasteInto(['right', '', 'x', 'y'], 1, ['a', 'b', 'c']);
    const [chosen] = author.question(0, 0).chosen;
    expect(author.question(0, 0).options.find(({ id }) => id === chosen)?.text).toBe('right');
  });

  it('are one step', () => {
    const author = pasteInto([], 0, ['fish', 'bread', 'stones']);
    expect(options(author.send({ type: 'undo' }))).toEqual(['', '', '', '']);
  });
});

it('texts pasted into a choice make choices, in one step', () => {
  const author = new Author('reading').addGroup('DROPDOWN', 1);
  const { id, choices } = author.group(0);
  const texts = ['Salt', 'Money', 'Trade', 'Ships', 'Roads'];
  author.send({ type: 'pasteChoices', group: id, choice: choices[0]?.id ?? 0, texts });
  expect(author.group(0).choices.map(({ text }) => text)).toEqual(texts);
  expect(new Set(author.group(0).choices.map((choice) => choice.id)).size).toBe(5);
  expect(
    author
      .send({ type: 'undo' })
      .group(0)
      .choices.map(({ text }) => text),
  ).toEqual(['', '', '', '']);
});

describe('letters before pasted choices', () => {
  const paste = (author: Author, at: number, label: { letters: 'A' | 'i'; index: number } | null) => {
    const { id, choices } = author.group(0);
    return author
      .send({ type: 'pasteChoices', group: id, choice: choices[at]?.id ?? 0, texts: ['Salt', 'Money'], label })
      .group(0).letters;
  };
  const start = (choices: readonly string[] = []) =>
    choices.length === 0
      ? new Author('reading').addGroup('DROPDOWN', 1)
      : new Author('reading').addGroup('DROPDOWN', 1).choices(0, choices);

  it.each(['A', 'i'] as const)('become those of the list (%s), in the same step [D157]', (letters) => {
    const author = start();
    expect(paste(author, 0, { letters, index: 0 })).toBe(letters);
    expect(author.send({ type: 'undo' }).group(0).letters).toBeUndefined();
  });

  it('go on with a list from their place in it', () => {
    expect(paste(start(['Fig', 'Plum']), 1, { letters: 'A', index: 1 })).toBe('A');
  });

  it.each([
    ['none stood there', ['Fig', ''], 1, null],
    ['they are those of another place', ['Fig', ''], 1, { letters: 'A', index: 0 } as const],
    ['they begin in the middle', ['', ''], 0, { letters: 'i', index: 3 } as const],
  ])('change nothing if %s [D157]', (_, choices, at, label) => {
    expect(paste(start(choices), at, label)).toBeUndefined();
  });
});
