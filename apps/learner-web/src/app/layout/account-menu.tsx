import { IconChartBar, IconDevices, IconKey, IconLayoutDashboard, IconUserPlus } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '../../shared/account/current-user.ts';
import { fullName, initials } from '../../shared/account/user-name.ts';
import { usePublicConfig } from '../../shared/config/public-config.ts';
import classes from './disclosure-menu.module.css';
import { DisclosureMenu } from './disclosure-menu.tsx';
import { texts } from '../../shared/texts/texts.ts';

const LateItems = lazy(async () => ({ default: (await import('./late-items.tsx')).LateItems }));

export function AccountMenu() {
  const user = useCurrentUser().data;
  const adminWebUrl = usePublicConfig()?.adminWebUrl ?? '/admin';
  return (
    <DisclosureMenu
      label={user ? texts.layout.accountMenu(initials(user), fullName(user)) : texts.layout.accountMenuUnknown}
      trigger={
        <span className={classes['circle']} aria-hidden>
          {user ? initials(user) : ''}
        </span>
      }
      align="end"
    >
      <li>
        <Link to="/progress" className={classes['item']}>
          <IconChartBar size={18} aria-hidden />
          {texts.layout.myProgress}
        </Link>
      </li>
      <li>
        <Link to="/change-password" className={classes['item']}>
          <IconKey size={18} aria-hidden />
          {texts.layout.changePassword}
        </Link>
      </li>
      <li>
        <Link to="/devices" className={classes['item']}>
          <IconDevices size={18} aria-hidden />
          {texts.layout.devices}
        </Link>
      </li>
      <Suspense fallback={null}>
        <LateItems />
      </Suspense>
      {user?.role === 'admin' && (
        <li>
          <Link to="/register" className={classes['item']}>
            <IconUserPlus size={18} aria-hidden />
            {texts.layout.addUser}
          </Link>
        </li>
      )}
      {user && user.role !== 'learner' && (
        <li>
          <a href={adminWebUrl} className={classes['item']}>
            <IconLayoutDashboard size={18} aria-hidden />
            {user.role === 'admin' ? texts.layout.adminDashboard : texts.layout.teacherDashboard}
          </a>
        </li>
      )}
    </DisclosureMenu>
  );
}
