import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';

const HEADING = 'How do you want to begin?';

async function create(skill: string) {
  fakeApi();
  const view = renderConsole(`/create-${skill}-test`);
  const card = within(await screen.findByRole('region', { name: HEADING }));
  return { ...view, card, ways: card.getAllByRole('button').map((way) => way.textContent) };
}

it('asks how a new test begins: by paste, Word, JSON or by hand', async () => {
  const { ways, card, user } = await create('reading');
  expect(ways).toEqual([
    expect.stringMatching(/^Paste the text/),
    expect.stringMatching(/^Import a Word file/),
    expect.stringMatching(/^Import JSON/),
    expect.stringMatching(/^Write it by hand/),
  ]);
  await user.click(card.getByRole('button', { name: /^Paste the text/ }));
  expect(await screen.findByRole('dialog', { name: 'Paste the text' })).toBeTruthy();
});

it('opens the import of JSON, also for a task that has no questions to paste', async () => {
  const { ways, card, user } = await create('writing');
  expect(ways).toHaveLength(2);
  await user.click(card.getByRole('button', { name: /^Import JSON/ }));
  expect(await screen.findByRole('dialog', { name: 'Import JSON' })).toBeTruthy();
});

it('leads to the title of a test that is written by hand, and asks no more', async () => {
  const { card, user } = await create('reading');
  await user.click(card.getByRole('button', { name: /^Write it by hand/ }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Title/ })));
  expect(screen.queryByRole('region', { name: HEADING })).toBeNull();
});
