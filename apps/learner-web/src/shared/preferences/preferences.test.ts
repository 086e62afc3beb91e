import { expect, it } from 'vitest';
import { createDeviceStorage } from '@bandwise/api-contract/client';
import { readContrast, readPreferences, writePreferences } from './preferences.ts';

const device = createDeviceStorage(
  () => localStorage,
  () => undefined,
);

it('starts with black on white in regular size', () => {
  expect(readPreferences(device)).toEqual({ textSize: 'regular', contrast: 'black-on-white' });
});

it('keeps both choices under the product’s keys [L2-113 L3-24]', () => {
  writePreferences(device, { textSize: 'extra-large', contrast: 'yellow-on-black' });
  expect([localStorage.getItem('textSize'), localStorage.getItem('theme')]).toEqual(['extra-large', 'yellow-on-black']);
  expect(readPreferences(device)).toEqual({ textSize: 'extra-large', contrast: 'yellow-on-black' });
});

it('leaves the contrast unchosen when only a text size is', () => {
  writePreferences(device, { textSize: 'large' });
  expect(readContrast(device)).toBeNull();
  writePreferences(device, { contrast: 'white-on-black' });
  expect(readPreferences(device)).toEqual({ textSize: 'large', contrast: 'white-on-black' });
});

it('ignores values it does not know', () => {
  localStorage.setItem('textSize', 'huge');
  localStorage.setItem('theme', 'pink');
  expect(readPreferences(device)).toEqual({ textSize: 'regular', contrast: 'black-on-white' });
});
