import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { stage } from '../testing/stage.tsx';

const cursor = (panel = 'Passage') =>
  screen.getByRole('application', { name: `${panel}: select text with the keyboard` });
const selected = () => document.getSelection()?.toString();

/** The focus on the passage's cursor, and some keys. */
async function type(keys: string) {
  const shown = stage();
  cursor().focus();
  await shown.user.keyboard(keys);
  return shown;
}

describe('selecting by keyboard', () => {
  it('says how', () => {
    stage();
    const hint = document.getElementById(cursor().getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toMatch(/Arrow keys.*Shift.*Enter.*Escape/);
  });

  it.each([
    ['begins at the first word', '{ArrowRight}', 'The'],
    ['goes on word by word, through inline markup', '{ArrowRight}{ArrowRight}{ArrowRight}', 'lamp'],
    ['goes back', '{ArrowRight}{ArrowRight}{ArrowLeft}', 'The'],
    ['goes to the next paragraph', '{ArrowRight}{ArrowRight}{ArrowDown}', 'The'],
    ['goes to the end of the paragraph', '{ArrowRight}{End}', 'lit'],
    ['extends', '{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}', 'old lamp was'],
    ['extends backwards', '{ArrowRight}{End}{Shift>}{Home}{/Shift}', 'The old lamp was lit'],
    ['shrinks', '{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}', 'The old'],
    ['starts over without Shift', '{ArrowRight}{Shift>}{ArrowRight}{/Shift}{ArrowRight}', 'lamp'],
  ])('%s', async (_, keys, words) => {
    await type(keys);
    expect(selected()).toBe(words);
    expect(screen.getByText(`Selected: ${words}`)).toBeTruthy();
  });

  it('highlights, and lets the learner go on from there', async () => {
    const { user, painted } = await type('{ArrowRight}{ArrowRight}{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Highlight' }));
    await user.keyboard('{Enter}');
    expect(painted('bw-highlight')).toEqual(['old']);
    expect(document.activeElement).toBe(cursor());
    await user.keyboard('{ArrowRight}');
    expect(selected()).toBe('lamp');
  });

  it('adds a note, and comes back to its icon', async () => {
    const { user } = await type('{ArrowRight}{Tab}{ArrowRight}{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your note' })));
    await user.keyboard('Which?{Tab}{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Note on “The”' }));
  });

  it('gives the selection up by Escape', async () => {
    await type('{ArrowRight}{Escape}');
    expect(selected()).toBe('');
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('leaves the toolbar by Escape for the text', async () => {
    const { user } = await type('{ArrowRight}{Enter}');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(document.activeElement).toBe(cursor());
  });

  it('leads from a mouse’s selection into the toolbar by Tab', async () => {
    const { user, select } = stage();
    await select('tower');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Highlight' }));
  });
});

describe('a highlight by keyboard', () => {
  async function onHighlight() {
    const shown = await type('{ArrowRight}{ArrowRight}{Enter}{Enter}');
    await shown.user.tab();
    return shown;
  }

  it('has a button behind the text that opens its menu', async () => {
    const { user } = await onHighlight();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Highlight: old' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Delete This' })));
  });

  it('is emphasised while its button has the focus', async () => {
    const { painted, user } = await onHighlight();
    expect(painted('bw-highlight-active')).toEqual(['old']);
    await user.tab();
    expect(painted('bw-highlight-active')).toEqual([]);
  });

  it('moves through the menu by arrow keys, and back by Escape', async () => {
    const { user } = await onHighlight();
    await user.keyboard('{Enter}{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Delete All Highlights' }));
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Delete All Notes' }));
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Highlight: old' }));
  });

  it('is deleted, and the focus stays in the panel', async () => {
    const { user, painted } = await onHighlight();
    await user.keyboard('{Enter}{Enter}');
    expect(painted('bw-highlight')).toEqual([]);
    expect(document.activeElement).toBe(cursor());
    expect(screen.getByText('Highlight deleted.')).toBeTruthy();
  });
});
