import { holdTimers } from '@bandwise/ui/testing/hold-timers.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { rangeOf } from '../testing/fake-layout.ts';
import { stage } from '../testing/stage.tsx';

const HIGHLIGHTS = 'bw-highlight';

describe('selecting text', () => {
  it('offers to highlight it and to add a note [L2-117]', async () => {
    const { select } = stage();
    await select('tower');
    expect(screen.getByRole('toolbar').textContent).toBe('HighlightAdd Note');
  });

  it.each([
    ['nothing but white space', ' was lit.', 0, 1],
    ['nothing', 'tower', 2, 2],
  ])('offers nothing for %s', async (_, words, from, to) => {
    const { selectWithMouse } = stage();
    const time = holdTimers();
    const range = rangeOf(words);
    range.setEnd(range.startContainer, range.startOffset + to);
    range.setStart(range.startContainer, range.startOffset + from);
    selectWithMouse(range);
    await time.pass(250);
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('withdraws the offer when the selection is gone', async () => {
    const { select, selectWithMouse } = stage();
    await select('tower');
    const range = rangeOf('tower');
    range.collapse();
    selectWithMouse(range);
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  });

  it('takes of a selection over both panels what is in the one where it began', async () => {
    const { select, press, painted } = stage();
    await select('tower', 'Where');
    await press('Highlight');
    expect(painted(HIGHLIGHTS)).toEqual(['tower stood.']);
  });
});

describe('highlighting', () => {
  it('goes across inline markup and paragraphs without touching them', async () => {
    const { select, press, painted } = stage();
    const before = screen.getByText('old lamp').closest('[data-annotation-content]')?.innerHTML;
    await select('lamp', 'tower');
    await press('Highlight');
    expect(painted(HIGHLIGHTS)).toEqual(['lamp', ' was lit.', 'The tower']);
    expect(screen.getByText('old lamp').closest('[data-annotation-content]')?.innerHTML).toBe(before);
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('shows where highlights overlap', async () => {
    const { select, press, painted } = stage();
    await select('old lamp');
    await press('Highlight');
    await select('lamp', 'lit');
    await press('Highlight');
    expect([painted(HIGHLIGHTS), painted('bw-highlight-deep')]).toEqual([['old lamp', ' was lit'], ['lamp']]);
  });

  it('is kept for the user, the section and the version [L3-24 D20]', async () => {
    const { select, press, painted, rerender, unmount } = stage();
    await select('tower');
    await press('Highlight');
    for (const scope of [{ user: 'ada' }, { sectionID: 's2' }, { version: 2 }]) {
      rerender({ scope });
      expect(painted(HIGHLIGHTS)).toEqual([]);
    }
    unmount();
    expect(stage().painted(HIGHLIGHTS)).toEqual(['tower']);
  });

  it('follows its words when what stands before them changes', async () => {
    const { select, press, painted, rerender } = stage();
    await select('tower');
    await press('Highlight');
    rerender({ passage: [<p key="1">Correct: tower.</p>, <p key="2">The tower stood.</p>] });
    await waitFor(() => expect(painted(HIGHLIGHTS)).toEqual(['tower']));
    expect(screen.getByRole('button', { name: 'Highlight: tower' }).style.top).toBe('20px');
  });

  it('takes in what another tab stores', async () => {
    const { painted } = stage();
    const key = 'annotations:guest:s1:1';
    const mark = { id: 'highlight-1', panel: 'questions', start: 0, end: 5, text: 'Where', before: '' };
    localStorage.setItem(key, JSON.stringify({ highlights: [mark], notes: [] }));
    fireEvent(globalThis.window, new StorageEvent('storage', { key }));
    await waitFor(() => expect(painted(HIGHLIGHTS)).toEqual(['Where']));
  });

  it('is drawn as rectangles by a browser that cannot paint text', async () => {
    const { select, press } = stage({ paints: false });
    await select('tower');
    await press('Highlight');
    await waitFor(() => expect(document.querySelectorAll('[data-layer="bw-highlight"]')).toHaveLength(1));
  });
});

describe('the menu of a highlight', () => {
  async function withMarks() {
    const shown = stage();
    for (const words of ['old lamp', 'Where']) {
      await shown.select(words);
      await shown.press('Highlight');
    }
    await shown.select('tower');
    await shown.press('Add Note');
    await shown.user.type(await screen.findByRole('textbox', { name: 'Your note' }), 'Which one?');
    await shown.press('Save');
    return shown;
  }

  it('opens on a click in the highlight, with three actions [L2-118]', async () => {
    const { clickText } = await withMarks();
    clickText('lamp');
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Delete This',
      'Delete All Highlights',
      'Delete All Notes',
    ]);
  });

  it('does not open on a click beside it', async () => {
    const { clickText } = await withMarks();
    clickText(' was');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it.each([
    ['Delete This', ['Where'], 1],
    ['Delete All Highlights', [], 1],
    ['Delete All Notes', ['old lamp', 'Where'], 0],
  ])('acts on both panels: %s [L2-118]', async (action, highlights, notes) => {
    const { clickText, choose, painted } = await withMarks();
    clickText('lamp');
    await choose(action);
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(painted(HIGHLIGHTS)).toEqual(highlights));
    expect(screen.queryAllByRole('button', { name: /^Note on/ })).toHaveLength(notes);
  });

  it('deletes the inner one of two, where it is clicked', async () => {
    const { select, press, clickText, choose, painted } = stage();
    await select('old lamp');
    await press('Highlight');
    await select('lamp');
    await press('Highlight');
    clickText('lamp');
    await choose('Delete This');
    expect([painted(HIGHLIGHTS), painted('bw-highlight-deep')]).toEqual([['old lamp'], []]);
  });

  it('closes on a press elsewhere', async () => {
    const { clickText, user } = await withMarks();
    clickText('lamp');
    await screen.findByRole('menu');
    await user.click(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('opens instead of answering, when the highlight is in an option', async () => {
    const onChange = vi.fn<() => void>();
    const option = (
      <label>
        <input type="radio" onChange={onChange} checked={false} /> <span>In London</span>
      </label>
    );
    const { select, press, clickText } = stage({ questions: option });
    clickText('London');
    expect(onChange).toHaveBeenCalledTimes(1);
    await select('London');
    await press('Highlight');
    document.getSelection()?.removeAllRanges();
    clickText('London');
    await screen.findByRole('menu');
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});
