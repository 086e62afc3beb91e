import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { stage } from '../testing/stage.tsx';

const field = () => screen.findByRole('textbox', { name: 'Your note' });

async function withNote(words = 'tower') {
  const shown = stage();
  await shown.select(words);
  await shown.press('Add Note');
  await field();
  return shown;
}

describe('adding a note', () => {
  it('puts an icon beside the line of the text and opens the editor [L2-119]', async () => {
    await withNote();
    const icon = screen.getByRole('button', { name: 'Note on “tower”' });
    expect([icon.style.left, icon.style.top]).toEqual(['', '60px']);
    expect(screen.getByRole('dialog', { name: 'Note on “tower”' }).textContent).toContain('SaveCloseDelete Note');
    expect(document.activeElement).toBe(await field());
  });

  it('is stored with its time, the selected text and the body [L3-23]', async () => {
    const { user, press, stored } = await withNote();
    await user.type(await field(), 'Which one?');
    await press('Save');
    expect(stored()).toMatchObject({
      notes: [{ id: expect.stringMatching(/^note-\d+$/), text: 'tower', content: 'Which one?' }],
    });
  });

  it('underlines the text', async () => {
    const { painted } = await withNote();
    expect(painted('bw-note')).toEqual(['tower']);
  });

  it('sets two icons of one line below one another', async () => {
    const { user, press, select } = await withNote();
    await user.type(await field(), 'one');
    await press('Save');
    await select('tower');
    await press('Add Note');
    await user.type(await field(), 'two');
    await press('Save');
    const icons = screen.getAllByRole('button', { name: 'Note on “tower”' });
    expect(new Set(icons.map(({ style }) => style.top)).size).toBe(2);
  });
});

describe('the editor of a note', () => {
  it('shows after a reload what was saved', async () => {
    const { user, press, unmount } = await withNote();
    await user.type(await field(), 'Which one?');
    await press('Save');
    unmount();
    const next = stage();
    await next.press('Note on “tower”');
    expect(await field()).toHaveProperty('value', 'Which one?');
  });

  it('goes back to the icon when it is saved', async () => {
    const { user, press } = await withNote();
    await user.type(await field(), 'x');
    await press('Save');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Note on “tower”' }));
  });

  it.each(['Close', 'Escape'])('forgets by %s what was not saved', async (way) => {
    const { user, press } = await withNote();
    await user.type(await field(), 'The old one.');
    await press('Save');
    await press('Note on “tower”');
    await user.type(await field(), 'Which one?');
    await (way === 'Close' ? press('Close') : user.keyboard('{Escape}'));
    await press('Note on “tower”');
    expect(await field()).toHaveProperty('value', 'The old one.');
  });

  it.each(['Close', 'Save', 'Escape'])('leaves no note when it is closed empty by %s', async (way) => {
    const { user, press, painted, stored } = await withNote();
    await user.type(await field(), '  ');
    await (way === 'Escape' ? user.keyboard('{Escape}') : press(way));
    await waitFor(() => expect(painted('bw-note')).toEqual([]));
    expect(screen.queryByRole('button', { name: 'Note on “tower”' })).toBeNull();
    expect(stored()).toMatchObject({ notes: [] });
  });

  it('leaves no icon when another note is opened while it is empty', async () => {
    const { user, press, select } = await withNote('lamp');
    await user.type(await field(), 'About the lamp');
    await press('Save');
    await select('tower');
    await press('Add Note');
    await press('Note on “lamp”');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Note on “tower”' })).toBeNull());
  });

  it('keeps what was typed when another note is opened instead', async () => {
    const { user, press, select } = await withNote('lamp');
    await user.type(await field(), 'About the lamp');
    await press('Save');
    await select('tower');
    await press('Add Note');
    await user.type(await field(), 'About the tower');
    await press('Note on “lamp”');
    await press('Note on “tower”');
    expect(await field()).toHaveProperty('value', 'About the tower');
  });

  it('deletes the note and its icon', async () => {
    const { press, painted } = await withNote();
    await press('Delete Note');
    await waitFor(() => expect(painted('bw-note')).toEqual([]));
    expect(screen.queryByRole('button', { name: 'Note on “tower”' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
