import { expect, it } from 'vitest';
import { returnAddress, returnMessage, returnState } from './return-address.ts';

it('comes back to the address it left', () => {
  const state = returnState({ pathname: '/practice/reading', search: '?part=2', hash: '' });
  expect(returnAddress(state)).toBe('/practice/reading?part=2');
  expect(returnMessage(state)).toBeNull();
});

it('remembers what to say there', () => {
  expect(returnMessage(returnState({ pathname: '/', search: '', hash: '' }, 'Over.'))).toBe('Over.');
});

it.each([[null], [undefined], [{}], [{ from: 7 }], [{ from: 'https://evil.example' }], [{ from: '//evil.example' }]])(
  'goes home without an address of its own: %j',
  (state) => {
    expect(returnAddress(state)).toBe('/home');
  },
);
