import { Button } from '@bandwise/ui/controls/button.tsx';
import { texts } from '@bandwise/ui/texts/texts.ts';
import { writeLanguage } from '../../shared/language/choose-language.ts';
import { useSwitchLanguage } from '../../shared/language/use-switch-language.ts';
import { useServices } from '../../shared/services/services.ts';
import classes from './layout.module.css';

/** Offers Vietnamese, in Vietnamese. Declining chooses English, so that the offer does not come back. */
export function LanguageOffer({ onDecline }: { readonly onDecline: () => void }) {
  const { settings } = useServices();
  const switchLanguage = useSwitchLanguage();
  const { question, accept, decline } = texts.language.offer;
  const chooseEnglish = () => {
    writeLanguage(settings, 'en');
    onDecline();
  };
  return (
    <section className={classes['offer']} lang="vi" aria-label={question}>
      <p>{question}</p>
      <Button size="compact-md" onClick={switchLanguage}>
        {accept}
      </Button>
      <Button size="compact-md" variant="subtle" onClick={chooseEnglish}>
        {decline}
      </Button>
    </section>
  );
}
