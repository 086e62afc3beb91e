import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';

async function withQuestion() {
  fakeApi();
  const { user } = renderConsole('/create-reading-test');
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  // Without a layout the menu takes its button for scrolled away, and hides.
  const choose = async (name: string | RegExp) =>
    user.click(await screen.findByRole('menuitem', { name, hidden: true }));
  await press('Add question group');
  await choose(/^True/);
  await press('Add question');
  await user.click(await screen.findByRole('textbox', { name: 'Text of question 1' }));
  await user.paste('The heron waits.');
  return { press, choose };
}

const text = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'Text of question 1' })?.value ?? null;

it('a question is cut, pasted elsewhere, and undo brings it back to where it was', async () => {
  const { press, choose } = await withQuestion();
  await press('More actions for question 1');
  await choose('Cut question 1');
  await waitFor(() => expect(text()).toBeNull());
  await press('More actions for Group 1');
  await choose('Paste the copied question into Group 1');
  await waitFor(() => expect(text()).toBe('The heron waits.'));
  await press('Undo last change');
  await waitFor(() => expect(text()).toBeNull());
  await press('Undo last change');
  await waitFor(() => expect(text()).toBe('The heron waits.'));
});

it('a group is cut with its questions, and pasted as it was', async () => {
  const { press, choose } = await withQuestion();
  await press('More actions for Group 1');
  await choose('Cut Group 1');
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^Group/ })).toBeNull());
  expect(await screen.findByText(/^Group 1 cut\. You can paste it/)).toBeTruthy();
  await press('Paste the copied group');
  await waitFor(() => expect(text()).toBe('The heron waits.'));
});
