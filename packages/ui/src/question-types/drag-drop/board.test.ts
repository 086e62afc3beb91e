import { describe, expect, it } from 'vitest';
import {
  activateBlank,
  activateChoice,
  cancel,
  dropInto,
  placedIn,
  poolOf,
  returnToPool,
  type Board,
  type PickedChoice,
} from './board.ts';

const board = (placed: Record<string, string>, reuse = false): Board => ({
  choices: ['iron', 'oak', 'stone'],
  placed,
  reuse,
});

describe('placedIn', () => {
  it('keeps the filled blanks of the group only', () => {
    expect(placedIn(['1', '2', '3'], { '1': 'iron', '2': ' ', '9': 'oak' })).toEqual({ '1': 'iron' });
  });
});

describe('poolOf', () => {
  it('takes a used choice out of the list', () => {
    expect(poolOf(board({ '1': 'oak' }))).toEqual(['iron', 'stone']);
  });

  it('keeps a used choice in the list where choices are for reuse', () => {
    expect(poolOf(board({ '1': 'oak' }, true))).toEqual(['iron', 'oak', 'stone']);
  });
});

describe('dropInto', () => {
  const cases: readonly {
    name: string;
    board: Board;
    picked: PickedChoice;
    onto: string;
    changes: Record<string, string | null>;
  }[] = [
    {
      name: 'fills an empty blank from the list',
      board: board({}),
      picked: { choice: 'oak', from: null },
      onto: '1',
      changes: { 1: 'oak' },
    },
    {
      name: 'sends the old choice back to the list',
      board: board({ 1: 'iron' }),
      picked: { choice: 'oak', from: null },
      onto: '1',
      changes: { 1: 'oak' },
    },
    {
      name: 'moves a placed choice to an empty blank',
      board: board({ 1: 'oak' }),
      picked: { choice: 'oak', from: '1' },
      onto: '2',
      changes: { 1: null, 2: 'oak' },
    },
    {
      name: 'swaps two placed choices',
      board: board({ 1: 'oak', 2: 'iron' }),
      picked: { choice: 'oak', from: '1' },
      onto: '2',
      changes: { 1: 'iron', 2: 'oak' },
    },
    {
      name: 'changes nothing on its own blank',
      board: board({ 1: 'oak' }),
      picked: { choice: 'oak', from: '1' },
      onto: '1',
      changes: {},
    },
    {
      name: 'never leaves one choice in two blanks',
      board: board({ 1: 'oak' }),
      picked: { choice: 'oak', from: null },
      onto: '2',
      changes: { 1: null, 2: 'oak' },
    },
    {
      name: 'puts one choice in two blanks where it is for reuse',
      board: board({ 1: 'oak' }, true),
      picked: { choice: 'oak', from: null },
      onto: '2',
      changes: { 2: 'oak' },
    },
    {
      name: 'swaps where choices are for reuse too',
      board: board({ 1: 'oak', 2: 'iron' }, true),
      picked: { choice: 'oak', from: '1' },
      onto: '2',
      changes: { 1: 'iron', 2: 'oak' },
    },
    {
      name: 'keeps both where two blanks already hold the same',
      board: board({ 1: 'oak', 2: 'oak' }, true),
      picked: { choice: 'oak', from: '1' },
      onto: '2',
      changes: {},
    },
  ];

  it.each(cases)('$name', ({ board, picked, onto, changes }) => {
    const move = dropInto(board, picked, onto);
    expect(Object.fromEntries(move.changes.map(({ address, value }) => [address, value]))).toEqual(changes);
    expect(move.picked).toBeNull();
  });

  it('says where both choices went', () => {
    const { say } = dropInto(board({ 1: 'oak', '2-1': 'iron' }), { choice: 'oak', from: '1' }, '2-1');
    expect(say).toBe('oak dropped in Question 2, blank 1. iron moved to Question 1.');
  });
});

describe('picking up', () => {
  it('holds the choice of the list', () => {
    expect(activateChoice(null, 'oak').picked).toEqual({ choice: 'oak', from: null });
  });

  it('puts the choice down when it is activated again', () => {
    expect(activateChoice({ choice: 'oak', from: null }, 'oak').picked).toBeNull();
  });

  it('changes hands when another choice is activated', () => {
    expect(activateChoice({ choice: 'oak', from: '1' }, 'iron').picked).toEqual({ choice: 'iron', from: null });
  });

  it('takes a choice out of a filled blank', () => {
    expect(activateBlank(board({ 1: 'oak' }), null, '1').picked).toEqual({ choice: 'oak', from: '1' });
  });

  it('finds nothing in an empty blank', () => {
    expect(activateBlank(board({}), null, '1')).toMatchObject({ picked: null, changes: [] });
  });

  it('leaves everything in place on cancel', () => {
    expect(cancel({ choice: 'oak', from: '1' })).toEqual({ picked: null, changes: [], say: 'oak put back.' });
  });
});

describe('returnToPool', () => {
  it('empties the blank', () => {
    expect(returnToPool(board({ 1: 'oak' }), '1').changes).toEqual([{ address: '1', value: null }]);
  });

  it('does nothing for an empty blank', () => {
    expect(returnToPool(board({}), '1').changes).toEqual([]);
  });
});
