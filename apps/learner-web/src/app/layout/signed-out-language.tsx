import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { useState } from 'react';
import { isVietnameseOffered } from '../../shared/language/language.ts';
import { OtherLanguage } from '../../shared/language/other-language.tsx';
import { useSwitchLanguage } from '../../shared/language/use-switch-language.ts';
import { useServices } from '../../shared/services/services.ts';
import { LanguageOffer } from './language-offer.tsx';
import classes from './layout.module.css';

/** The choice of a language below a page outside the layout. */
export function SignedOutLanguage() {
  const { settings } = useServices();
  const [isOffered, setOffered] = useState(() => isVietnameseOffered(settings));
  const switchLanguage = useSwitchLanguage();
  return (
    <footer className={classes['language']}>
      {isOffered ? (
        <LanguageOffer onDecline={() => setOffered(false)} />
      ) : (
        <TextLink component="button" type="button" onClick={switchLanguage}>
          <OtherLanguage />
        </TextLink>
      )}
    </footer>
  );
}
