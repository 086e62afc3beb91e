import type { DeviceStorage } from '@bandwise/api-contract/client';
import { LANGUAGE_KEY, type Language } from './language.ts';

/** @returns whether the browser stored the choice. */
export function writeLanguage(settings: DeviceStorage, language: Language): boolean {
  settings.write(LANGUAGE_KEY, language);
  return settings.isKeeping();
}

/** The language of the texts on the screen. */
export function shownLanguage(): Language {
  return document.documentElement.lang === 'vi' ? 'vi' : 'en';
}
