import { describe, expect, it } from 'vitest';
import { NOTHING_SELECTED, selectedAmong, toggle, toggleAll } from './selection.ts';

describe('the selection', () => {
  it('adds and removes a row', () => {
    const one = toggle(NOTHING_SELECTED, 'a');
    expect(one).toEqual(['a']);
    expect(toggle(one, 'a')).toEqual([]);
  });

  it('omits rows that are no longer shown', () => {
    expect(selectedAmong(['a', 'b'], ['b', 'c'])).toEqual(['b']);
  });

  it('selects all selectable rows, then none', () => {
    const all = toggleAll(['a'], ['a', 'b']);
    expect(all).toEqual(['a', 'b']);
    expect(toggleAll(all, ['a', 'b'])).toEqual([]);
  });
});
