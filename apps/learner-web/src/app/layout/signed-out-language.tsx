import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { OtherLanguage } from '../../shared/language/other-language.tsx';
import { useSwitchLanguage } from '../../shared/language/use-switch-language.ts';
import { LanguageOffer } from './language-offer.tsx';
import classes from './layout.module.css';

/** The choice of a language below a page outside the layout. */
export function SignedOutLanguage() {
  const switchLanguage = useSwitchLanguage();
  return (
    <footer className={classes['language']}>
      <LanguageOffer />
      <TextLink component="button" type="button" onClick={switchLanguage}>
        <OtherLanguage />
      </TextLink>
    </footer>
  );
}
