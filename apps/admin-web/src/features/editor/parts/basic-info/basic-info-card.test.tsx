import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';

function open(skill: string) {
  fakeApi();
  return renderConsole(`/create-${skill}-test`);
}

it.each([
  ['reading', 'Title'],
  ['listening', 'Title'],
  ['writing', 'Test Name'],
  ['speaking', 'Test Name'],
])('marks the name of a %s test as required: %s [A2-56 A2-57 A2-63]', async (skill, name) => {
  open(skill);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
  expect(field.required).toBe(true);
});

it.each(['reading', 'listening'])('says in the password’s field of a %s test how long it is [A5-15]', async (skill) => {
  const { user } = open(skill);
  await user.click(await screen.findByRole('checkbox', { name: /Lock/ }));
  expect(await screen.findByPlaceholderText('min. 4 characters')).toBeTruthy();
});

it('has fields for the minutes and words of a written task, which say what is usual for its part', async () => {
  const { user } = open('writing');
  const minutes = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Recommended time (minutes)' });
  const words = screen.getByRole<HTMLInputElement>('textbox', { name: 'Minimum words' });
  expect([minutes.value, minutes.placeholder, words.value, words.placeholder]).toEqual(['', '20', '', '150']);
  await user.selectOptions(screen.getByRole('combobox', { name: /Part/ }), '2');
  expect([minutes.placeholder, words.placeholder]).toEqual(['40', '250']);
  await user.type(minutes, '45');
  expect(minutes.value).toBe('45');
});

it('has no such fields for a spoken task', async () => {
  open('speaking');
  await screen.findByRole('textbox', { name: /^Test Name/ });
  expect(screen.queryByRole('textbox', { name: 'Recommended time (minutes)' })).toBeNull();
});

it('shows half minutes as they are typed', async () => {
  const { user } = open('reading');
  const time = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Time/ });
  await user.clear(time);
  await user.type(time, '1.5');
  expect(time.value).toBe('1.5');
  await user.tab();
  expect(time.value).toBe('1.5');
});
