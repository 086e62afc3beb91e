import { json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildExam, buildPublished, SECTION } from '../../../../testing/build-published.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';

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
  ['Matching headings or sentence endings', /^Matching headings/, /^Remove choice/],
])('starts with four options and keeps two: %s [A5-16 A5-17 A5-18]', async (_, type, name) => {
  const user = await withGroup(type);
  expect(removers(name)).toEqual([false, false, false, false]);
  for (let left = 4; left > 2; left -= 1) {
    const [first] = screen.getAllByRole('button', { name });
    if (first) await user.click(first);
  }
  expect(removers(name)).toEqual([true, true]);
});

it('keeps one accepted answer of a blank [A5-16 A5-17 A5-18]', async () => {
  const user = await withGroup(/^Completion, labelling or short answers/);
  expect(removers(/^Remove accepted answer/)).toEqual([true]);
  await press(user, 'Add accepted answer to question 1');
  expect(removers(/^Remove accepted answer/)).toEqual([false, false]);
});

it('offers TRUE, FALSE and NOT GIVEN, and begins with the last [A9-9]', async () => {
  await withGroup(/^True/);
  const key = within(screen.getByRole('radiogroup', { name: /^Answer/ }));
  const offered = key.getAllByRole<HTMLInputElement>('radio');
  expect(offered.map(({ value }) => value)).toEqual(['TRUE', 'FALSE', 'NOT GIVEN']);
  expect(offered.map(({ checked }) => checked)).toEqual([false, false, true]);
});

it('hides the questions with their group, and shows them again [A4-8]', async () => {
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
])('asks before it deletes: %s [A4-10]', async (name, asked) => {
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

it.each([
  [/^Multiple choice, one/, [false, true, false, false]],
  [/^Multiple choice, several/, [false, true, false, false]],
])('leads Tab from text to text, and marks an option with Ctrl+Enter: %s', async (type, right) => {
  const user = await withGroup(type);
  await user.click(screen.getByRole('textbox', { name: 'Text of question 1' }));
  for (const option of [1, 2]) {
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: `Option ${option} of question 1` }));
  }
  await user.keyboard('{Control>}{Enter}{/Control}');
  const marks = () =>
    screen.getAllByLabelText<HTMLInputElement>(/is correct in question 1$/).map(({ checked }) => checked);
  expect(marks()).toEqual(right);
  expect(await screen.findByText('Option 2 is correct in question 1')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Option 2 of question 1' }));
});

it('leads Tab past a text of a question that is not needed, which a button leads to', async () => {
  const questions = [1, 2].map((number) => ({ number, subpart: null, question: '', options: [], answers: ['eel'] }));
  const [group] = buildPublished('reading').groups;
  if (group === undefined) throw new Error('The test has no group');
  const blanks = { ...group, type: 'FILL_BLANKS' as const, paragraph: '<p>{1} and {2}</p>', questions };
  const part = buildPublished('reading', { groups: [blanks] });
  fakeApi({
    'GET /api/section/:id': () => json(part),
    'GET /api/exam/:id': () => json(buildExam('reading', [part])),
  });
  const { user } = renderConsole(`/create-reading-test/${SECTION}`);
  await user.click(await screen.findByRole('textbox', { name: 'Accepted answer 1 of question 1' }));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Accepted answer 1 of question 2' }));
  await press(user, 'Add text to question 2');
  const text = screen.getByRole('textbox', { name: 'Text of question 2' });
  expect(document.activeElement).toBe(text);
  await user.keyboard('Name it.');
  expect(text.tabIndex).toBe(0);
});

it('names a group as the paper does, with the technical name in small, and letters each choice', async () => {
  const user = await withGroup(/^Matching headings or sentence endings/);
  const group = screen.getByRole('region', { name: /^Group 1/ });
  expect(within(group).getByText('Matching headings or sentence endings')).toBeTruthy();
  expect(within(group).getByText('DROPDOWN')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Choice 1' }), 'A short walk');
  await user.type(screen.getByRole('textbox', { name: 'Choice 2' }), 'A long wait');
  const lettered = () => ['Choice 1', 'Choice 2'].map((name) => rowOf(name).textContent);
  expect(lettered()).toEqual(['A', 'B']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Letters' }), 'i');
  expect(within(group).getByText('Matching headings')).toBeTruthy();
  expect(lettered()).toEqual(['i', 'ii']);
});

function rowOf(name: string): HTMLElement {
  const row = screen.getByRole('textbox', { name }).closest('[data-row]');
  if (!(row instanceof HTMLElement)) throw new Error(`${name} has no row`);
  return row;
}
