import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

type User = ReturnType<typeof renderConsole>['user'];
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));
const isDisabled = (element: HTMLElement) => element.hasAttribute('disabled');
const removers = (name: RegExp) => screen.getAllByRole('button', { name }).map(isDisabled);

/** The reading editor with a group of one question. */
async function withGroup(type: RegExp): Promise<User> {
  fakeApi();
  const { user } = renderConsole('/create-reading-test');
  await press(user, 'Add question group');
  // Without a layout the menu takes its button for scrolled away, and hides.
  await user.click(await screen.findByRole('menuitem', { name: type, hidden: true }));
  await press(user, 'Add question');
  await screen.findByRole('textbox', { name: 'Text of question 1' });
  return user;
}

it.each([
  ['Multiple choice, one answer', /^Multiple choice, one/, /^Remove option/],
  ['Multiple choice, several answers', /^Multiple choice, several/, /^Remove option/],
  ['Dropdown', /^Dropdown/, /^Remove choice/],
])('starts with four options and keeps two: %s', async (_, type, name) => {
  const user = await withGroup(type);
  expect(removers(name)).toEqual([false, false, false, false]);
  for (let left = 4; left > 2; left -= 1) {
    const [first] = screen.getAllByRole('button', { name });
    if (first) await user.click(first);
  }
  expect(removers(name)).toEqual([true, true]);
});

it('keeps one accepted answer of a blank', async () => {
  const user = await withGroup(/^Fill in/);
  expect(removers(/^Remove accepted answer/)).toEqual([true]);
  await press(user, 'Add accepted answer to question 1');
  expect(removers(/^Remove accepted answer/)).toEqual([false, false]);
});

it('offers TRUE, FALSE and NOT GIVEN, and begins with the last', async () => {
  await withGroup(/^True/);
  const key = within(screen.getByRole('radiogroup', { name: /^Answer/ }));
  const offered = key.getAllByRole<HTMLInputElement>('radio');
  expect(offered.map(({ value }) => value)).toEqual(['TRUE', 'FALSE', 'NOT GIVEN']);
  expect(offered.map(({ checked }) => checked)).toEqual([false, false, true]);
});

it('hides the questions with their group, and shows them again', async () => {
  const user = await withGroup(/^True/);
  const header = screen.getByRole('button', { name: /^Group 1:/ });
  await user.click(header);
  expect(header.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('textbox', { name: 'Text of question 1' })).toBeNull();
  await user.click(header);
  expect(await screen.findByRole('textbox', { name: 'Text of question 1' })).toBeTruthy();
});

it.each([
  ['Delete question 1', 'Delete this question?'],
  ['Delete Group 1', 'Delete this question group?'],
])('asks before it deletes: %s', async (name, asked) => {
  const user = await withGroup(/^True/);
  const question = () => screen.queryByRole('textbox', { name: 'Text of question 1' });
  const dialog = () => screen.findByRole('dialog', { name: asked }).then(within);
  await press(user, name);
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(question()).not.toBeNull();
  await press(user, name);
  await user.click((await dialog()).getByRole('button', { name }));
  await waitFor(() => expect(question()).toBeNull());
});
