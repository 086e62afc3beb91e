import { IconLanguage, IconUsersGroup } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { OtherLanguage } from '../../shared/language/other-language.tsx';
import { useSwitchLanguage } from '../../shared/language/use-switch-language.ts';
import { texts } from '../../shared/texts/texts.ts';
import classes from './disclosure-menu.module.css';

/** Items of the account menu that are rarely used: the learner's classes, and the other language. */
export function LateItems() {
  const switchLanguage = useSwitchLanguage();
  return (
    <>
      <li>
        <Link to="/classes" className={classes['item']}>
          <IconUsersGroup size={18} aria-hidden />
          {texts.classes.title}
        </Link>
      </li>
      <li>
        <button type="button" className={classes['item']} onClick={switchLanguage}>
          <IconLanguage size={18} aria-hidden />
          <OtherLanguage />
        </button>
      </li>
    </>
  );
}
