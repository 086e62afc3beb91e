import { describe, expect, it } from 'vitest';
import type { Notice } from './placed-finding.ts';
import { createNoticeBoard } from './finding-board.ts';

const notice = (part: Partial<Notice>): Notice => ({
  severity: 'error',
  message: 'Question 1 has no answer',
  part: 1,
  group: null,
  question: null,
  field: null,
  ...part,
});

describe('the notice board', () => {
  it('files a notice under the innermost thing it is about', () => {
    const board = createNoticeBoard();
    board.post([notice({}), notice({ group: 2 }), notice({ group: 2, question: 3 })]);
    expect([1, 2, 3, 4].map((owner) => board.of(owner).length)).toEqual([1, 1, 1, 0]);
  });

  it('gives the same list while nothing about the owner changes', () => {
    const board = createNoticeBoard();
    board.post([notice({ group: 2 })]);
    const before = board.of(2);
    board.post([notice({ group: 2 }), notice({ group: 5 })]);
    expect(board.of(2)).toBe(before);
    board.post([notice({ group: 2, message: 'Another' })]);
    expect(board.of(2)).not.toBe(before);
  });
});
