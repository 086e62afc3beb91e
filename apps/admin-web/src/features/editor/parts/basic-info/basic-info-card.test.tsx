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

it('shows half minutes as they are typed', async () => {
  const { user } = open('reading');
  const time = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Time/ });
  await user.clear(time);
  await user.type(time, '1.5');
  expect(time.value).toBe('1.5');
  await user.tab();
  expect(time.value).toBe('1.5');
});
