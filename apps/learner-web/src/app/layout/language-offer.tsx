import { Button } from '@bandwise/ui/controls/button.tsx';
import { texts } from '@bandwise/ui/texts/texts.ts';
import { useState } from 'react';
import { writeLanguage } from '../../shared/language/choose-language.ts';
import { isVietnameseOffered } from '../../shared/language/language.ts';
import { useSwitchLanguage } from '../../shared/language/use-switch-language.ts';
import { useServices } from '../../shared/services/services.ts';
import classes from './layout.module.css';

/** Offers Vietnamese to a browser that prefers it, until the learner chooses a language. */
export function LanguageOffer() {
  const { settings } = useServices();
  const [isOpen, setOpen] = useState(() => isVietnameseOffered(settings));
  const switchLanguage = useSwitchLanguage();
  if (!isOpen) return null;
  const { question, accept, decline } = texts.language.offer;
  const close = () => {
    writeLanguage(settings, 'en');
    setOpen(false);
  };
  return (
    <section className={classes['offer']} lang="vi" aria-label={question}>
      <p>{question}</p>
      <Button size="compact-md" onClick={switchLanguage}>
        {accept}
      </Button>
      <Button size="compact-md" variant="subtle" onClick={close}>
        {decline}
      </Button>
    </section>
  );
}
