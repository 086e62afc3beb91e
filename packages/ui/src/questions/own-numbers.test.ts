import { describe, expect, it } from 'vitest';
import { withoutOwnNumbers } from './own-numbers.ts';

const NUMBERS = [14, 15, 16];

describe('an instruction below the numbers of its group', () => {
  it.each([
    ['<p>Questions 14–16: Choose a letter.</p>', '<p>Choose a letter.</p>'],
    ['<p><strong>Questions 14-16</strong>: Choose.</p>', '<p><strong></strong>Choose.</p>'],
    ['<p>Questions 14 – 16</p><p>Choose.</p>', '<p>Choose.</p>'],
    ['<p><strong>Questions 14–16:</strong></p><ul><li>A</li></ul>', '<ul><li>A</li></ul>'],
    ['Questions 14–16. Choose.', 'Choose.'],
    ['<p>Questions 14–16</p>', ''],
  ])('does not name them again: %s', (instruction, shown) => {
    expect(withoutOwnNumbers(instruction, NUMBERS)).toBe(shown);
  });

  it('does not name its only number again', () => {
    expect(withoutOwnNumbers('<p>Question 14: Choose.</p>', [14])).toBe('<p>Choose.</p>');
  });

  it.each([
    '<p>Questions 14–17: Choose.</p>',
    '<p>Questions 14–16 are about herons.</p>',
    '<p>Choose for questions 14–16: A or B.</p>',
    '<p>Question 14: Choose.</p>',
    '',
  ])('keeps what says more: %s', (instruction) => {
    expect(withoutOwnNumbers(instruction, NUMBERS)).toBe(instruction);
  });
});
