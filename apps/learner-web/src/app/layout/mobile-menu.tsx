import { IconMenu2 } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import classes from './disclosure-menu.module.css';
import { DisclosureMenu } from './disclosure-menu.tsx';
import { isActive, navigation } from './navigation.ts';
import { texts } from '../../shared/texts/texts.ts';

export function MobileMenu() {
  const { pathname } = useLocation();
  return (
    <DisclosureMenu label={texts.layout.openMenu} trigger={<IconMenu2 size={24} aria-hidden />} align="start">
      {navigation().map(({ to, label, Icon }) => (
        <li key={to}>
          <Link to={to} aria-current={isActive(to, pathname) ? 'page' : undefined} className={classes['item']}>
            <Icon size={20} aria-hidden />
            {label}
          </Link>
        </li>
      ))}
    </DisclosureMenu>
  );
}
