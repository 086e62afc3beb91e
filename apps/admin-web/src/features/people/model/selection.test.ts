import { describe, expect, it } from 'vitest';
import { NOTHING_SELECTED, selectedIn, toggle, toggleAll } from './selection.ts';

describe('the selection', () => {
  it('ticks and unticks a row', () => {
    const one = toggle(NOTHING_SELECTED, 'page 1', 'a');
    expect(selectedIn(one, 'page 1')).toEqual(['a']);
    expect(selectedIn(toggle(one, 'page 1', 'a'), 'page 1')).toEqual([]);
  });

  it('is empty in another view, and stays empty there until a row is ticked', () => {
    const one = toggle(NOTHING_SELECTED, 'page 1', 'a');
    expect(selectedIn(one, 'page 2')).toEqual([]);
    expect(selectedIn(toggle(one, 'page 2', 'b'), 'page 2')).toEqual(['b']);
  });

  it('ticks all that may be ticked, then none', () => {
    const all = toggleAll(toggle(NOTHING_SELECTED, 'v', 'a'), 'v', ['a', 'b']);
    expect(selectedIn(all, 'v')).toEqual(['a', 'b']);
    expect(selectedIn(toggleAll(all, 'v', ['a', 'b']), 'v')).toEqual([]);
  });
});
