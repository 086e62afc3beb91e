import { expect, it } from 'vitest';
import { fullName, initials } from './user-name.ts';

it.each([
  ['Ada', 'Lovelace', 'Ada Lovelace', 'AL'],
  ['ada', '', 'ada', 'A'],
  [' Đặng ', 'ánh', 'Đặng ánh', 'ĐÁ'],
  ['', '', '', ''],
])('names %j %j [L2-41]', (firstName, lastName, name, letters) => {
  expect(fullName({ firstName, lastName })).toBe(name);
  expect(initials({ firstName, lastName })).toBe(letters);
});
