import { createDeviceStorage } from '@bandwise/api-contract/client';
import { expect, it, vi } from 'vitest';
import { restoreEnglish } from '../../testing/restore-english.ts';
import { texts } from '../texts/texts.ts';
import { shownLanguage, writeLanguage } from './choose-language.ts';
import { isVietnameseOffered, loadLanguage, readLanguage } from './language.ts';

const settings = createDeviceStorage(() => localStorage);
const blocked = createDeviceStorage(() => {
  throw new Error('blocked');
});

restoreEnglish();

it('remembers the language that was chosen, and no other', () => {
  expect(readLanguage(settings)).toBeNull();
  expect(writeLanguage(settings, 'vi')).toBe(true);
  expect(readLanguage(settings)).toBe('vi');
  localStorage.setItem('language', 'fr');
  expect(readLanguage(settings)).toBeNull();
  expect(writeLanguage(blocked, 'vi')).toBe(false);
});

it.each([
  [['vi-VN', 'en-US'], true],
  [['fr', 'vi', 'en'], true],
  [['en-GB', 'vi'], false],
  [['fr-FR'], false],
  [['vip'], false],
  [[], false],
])('is offered to a browser with %j, unless a language was chosen: %s', (languages, isOffered) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  expect(isVietnameseOffered(settings)).toBe(isOffered);
  writeLanguage(settings, 'en');
  expect(isVietnameseOffered(settings)).toBe(false);
});

it('is English unless Vietnamese was chosen, and then the page says so', async () => {
  await loadLanguage(settings);
  expect([shownLanguage(), texts.common.retry]).toEqual(['en', 'Retry']);
  writeLanguage(settings, 'vi');
  await loadLanguage(settings);
  expect([shownLanguage(), document.documentElement.lang, texts.common.retry]).toEqual(['vi', 'vi', 'Thử lại']);
});
