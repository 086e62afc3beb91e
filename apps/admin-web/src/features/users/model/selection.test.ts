import { describe, expect, it } from 'vitest';
import { NOTHING_SELECTED, selectedAmong, toggle, toggleAll } from './selection.ts';

describe('the selection', () => {
  it('ticks and unticks a row', () => {
    const one = toggle(NOTHING_SELECTED, 'a');
    expect(one).toEqual(['a']);
    expect(toggle(one, 'a')).toEqual([]);
  });

  it('leaves out who is not shown any more', () => {
    expect(selectedAmong(['a', 'b'], ['b', 'c'])).toEqual(['b']);
  });

  it('ticks all that may be ticked, then none', () => {
    const all = toggleAll(['a'], ['a', 'b']);
    expect(all).toEqual(['a', 'b']);
    expect(toggleAll(all, ['a', 'b'])).toEqual([]);
  });
});
