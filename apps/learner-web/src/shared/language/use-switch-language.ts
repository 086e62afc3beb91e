import { useServices } from '../services/services.ts';
import { texts } from '@bandwise/ui/texts/texts.ts';
import { toast } from '../toasts/toasts.ts';
import { shownLanguage, writeLanguage } from './choose-language.ts';

/** Switches to the other language. The page is loaded again: an attempt continues as after any reload. */
export function useSwitchLanguage(): () => void {
  const { settings, reload } = useServices();
  return () => {
    const isStored = writeLanguage(settings, shownLanguage() === 'vi' ? 'en' : 'vi');
    if (isStored) reload();
    else toast.problem(texts.language.notStored);
  };
}
