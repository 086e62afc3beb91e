import { translate } from '@bandwise/ui/texts/catalogue.ts';
import type { DeviceStorage } from '@bandwise/api-contract/client';

/** A language of the screens. Tests stay in English. */
export type Language = 'en' | 'vi';

export const LANGUAGE_KEY = 'language';

/** The language that was chosen on this device; null for none. */
export function readLanguage(settings: DeviceStorage): Language | null {
  const chosen = settings.read(LANGUAGE_KEY);
  return chosen === 'en' || chosen === 'vi' ? chosen : null;
}

/** Whether this browser prefers Vietnamese to English, and no language was chosen. */
export function isVietnameseOffered(settings: DeviceStorage): boolean {
  const preferred = navigator.languages.find((language) => /^(?:en|vi)\b/i.test(language));
  return readLanguage(settings) === null && /^vi\b/i.test(preferred ?? '');
}

/**
 * Loads the texts of the chosen language, before the code of a page that may read them. The English texts are in the pages' own code, and
 * stay where others cannot be loaded.
 */
export async function loadLanguage(settings: DeviceStorage): Promise<void> {
  if (readLanguage(settings) !== 'vi') return;
  const loaded = await import('../texts/vietnamese.ts').catch(() => null);
  if (!loaded) return;
  translate(loaded.vietnamese);
  document.documentElement.lang = 'vi';
}
