import { describe, expect, it } from 'vitest';
import { buildContent, buildGroup, buildKeyedGroup, buildQuestion } from '../testing/builders.ts';
import { isSameQuestion } from './is-same-question.ts';
import { addressIn, changeKey, keyAt, readKeyChange } from './key-change.ts';

const blanks = (paragraph: string, answers: readonly string[] = ['river']) =>
  buildContent({
    groups: [buildGroup('FILL_BLANKS', { paragraph, questions: [buildQuestion({ number: 1, answers })] })],
  });

describe('a key that is corrected', () => {
  const content = buildContent({
    groups: [
      buildKeyedGroup('FILL_BLANKS', 1, ['river', '']),
      buildKeyedGroup('MULTI', 2, ['Fig', 'Plum']),
      buildKeyedGroup('TFNG', 4),
    ],
  });
  const after = (wanted: Parameters<typeof readKeyChange>[1]) => {
    const read = readKeyChange(content, wanted);
    return read.ok ? keyAt(changeKey(content, read.change), wanted.address) : read.message;
  };

  it.each([
    [{ address: '1', accept: 'stream' }, ['river', 'stream']],
    [{ address: '1', accept: ' river ' }, ['river']],
    [{ address: '1', answers: ['stream', ''] }, ['stream']],
    [{ address: '2', answers: ['Fig', 'Pear'] }, ['Fig', 'Pear']],
    [{ address: '4', answers: ['FALSE'] }, ['FALSE']],
  ])('takes %j', (wanted, key) => expect(after(wanted)).toEqual(key));

  it.each([
    [{ address: '9', accept: 'stream' }, 'This version of the part has no question 9.'],
    [{ address: '1', accept: ' ' }, 'An empty answer cannot be accepted.'],
    [{ address: '1', answers: [] }, 'A key needs at least one answer.'],
    [
      { address: '4', accept: 'FALSE' },
      'Learners choose the answer to this question, so no other text can be accepted. Correct its key instead.',
    ],
    [
      { address: '2', answers: ['Fig'] },
      'Each answer of this key has its own question number, so the number of answers cannot change.',
    ],
  ])('refuses %j', (wanted, message) => expect(after(wanted)).toBe(message));

  it('is found by its number, too', () => {
    const two = [1, 2].map((subpart) => buildQuestion({ number: 14, subpart, answers: ['x'] }));
    const subparts = buildContent({ groups: [buildGroup('FILL_BLANKS', { questions: two })] });
    expect(['14', ' 14-2 ', '15'].map((text) => addressIn(subparts, text))).toEqual(['14-1', '14-2', null]);
  });
});

describe('the same question', () => {
  const now = blanks('<p>It rose in a {1}.</p><p>It was long.</p>');

  it.each([
    ['another key', blanks('<p>It rose in a {1}.</p><p>It was long.</p>', ['lake']), true],
    ['other words elsewhere', blanks('<p>It rose in a  <b>{1}</b>.</p><p>It was wide.</p>'), true],
    ['other words around the blank', blanks('<p>It ended in a {1}.</p><p>It was long.</p>'), false],
    ['another type', buildContent({ groups: [buildKeyedGroup('TFNG', 1)] }), false],
    ['another number', buildContent({ groups: [buildKeyedGroup('FILL_BLANKS', 2)] }), false],
  ])('with %s', (_, other, isSame) => expect(isSameQuestion(now, other, '1')).toBe(isSame));
});
