import { describe, expect, it } from 'vitest';
import type { PlacedFinding } from '../../model/findings/placed-finding.ts';
import { createFindingBoard, findingsOf } from './finding-board.ts';

const finding = (part: Partial<PlacedFinding>): PlacedFinding => ({
  severity: 'error',
  message: 'Question 1 has no answer',
  part: 1,
  group: null,
  question: null,
  field: null,
  ...part,
});

describe('the finding board', () => {
  it('files a finding under the innermost thing it is about', () => {
    const board = createFindingBoard();
    const of = (owner: number) => findingsOf(board.getState(), owner);
    board.post([finding({}), finding({ group: 2 }), finding({ group: 2, question: 3 })]);
    expect([1, 2, 3, 4].map((owner) => of(owner).length)).toEqual([1, 1, 1, 0]);
  });

  it('gives the same list while nothing about the owner changes', () => {
    const board = createFindingBoard();
    const of = (owner: number) => findingsOf(board.getState(), owner);
    board.post([finding({ group: 2 })]);
    const before = of(2);
    board.post([finding({ group: 2 }), finding({ group: 5 })]);
    expect(of(2)).toBe(before);
    board.post([finding({ group: 2, message: 'Another' })]);
    expect(of(2)).not.toBe(before);
  });
});

describe('what was lost when something was pasted', () => {
  const place = { part: 1, field: 'passage' };

  it('is named once each, until its author accepts that', () => {
    const board = createFindingBoard();
    const names = () => board.getState().facts.pasted.map(({ message }) => message);
    board.noteLost(place, ['A frame', 'A table']);
    board.noteLost(place, ['A frame']);
    expect(names()).toEqual([
      'A table: not pasted, because this content cannot be saved',
      'A frame: not pasted, because this content cannot be saved',
    ]);
    const [table] = board.getState().facts.pasted;
    board.acceptLosses(table === undefined ? [] : [table]);
    expect(names()).toEqual(['A frame: not pasted, because this content cannot be saved']);
  });
});
