import { IconLanguage } from '@tabler/icons-react';
import { OtherLanguage } from '../../shared/language/other-language.tsx';
import { useSwitchLanguage } from '../../shared/language/use-switch-language.ts';
import classes from './disclosure-menu.module.css';

/** The other language, in the account menu. */
export function LanguageItem() {
  const switchLanguage = useSwitchLanguage();
  return (
    <button type="button" className={classes['item']} onClick={switchLanguage}>
      <IconLanguage size={18} aria-hidden />
      <OtherLanguage />
    </button>
  );
}
