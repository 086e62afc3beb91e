import { texts } from '@bandwise/ui/texts/texts.ts';
import { shownLanguage } from './choose-language.ts';

/** The name of the other language, in that language, for a screen reader to pronounce it so. */
export function OtherLanguage() {
  return <span lang={shownLanguage() === 'vi' ? 'en' : 'vi'}>{texts.language.other}</span>;
}
