import { Mark } from '@bandwise/ui/look/mark.tsx';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { IconButton } from '@bandwise/ui/controls/icon-button.tsx';
import { IconHelp, IconLogout } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { useBrand } from '../../shared/config/public-config.ts';
import { useServices } from '../../shared/services/services.ts';
import { logout } from '../../shared/session/logout.ts';
import { toast } from '../../shared/toasts/toasts.ts';
import { AccountMenu } from './account-menu.tsx';
import classes from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { texts } from '../../shared/texts/texts.ts';

export function Header({ hasMenu }: { hasMenu: boolean }) {
  const brand = useBrand();
  const { session, api } = useServices();
  const { pathname } = useLocation();
  const leave = async () => {
    toast.clear();
    // The user is already signed out here; a failed logout on the server changes nothing for the user.
    const { ok, message } = await logout(session, api);
    // A user who signed in again in the meantime stays.
    if (session.token() !== null) return;
    if (ok) toast.success(message);
    else if (message === texts.account.logout.noToken) toast.problem(message);
  };
  return (
    <header className={classes['header']}>
      {hasMenu && <MobileMenu />}
      <Link to="/home" className={classes['brand']}>
        <Mark size={30} />
        <span>{brand}</span>
      </Link>
      <div className={classes['actions']}>
        <IconButton
          component={Link}
          to={`/help?for=${pathname}`}
          variant="subtle"
          size={44}
          aria-label={texts.common.help}
          title={texts.common.help}
        >
          <IconHelp size={24} aria-hidden />
        </IconButton>
        <AccountMenu />
        <Button
          variant="default"
          className={classes['logout'] ?? ''}
          leftSection={<IconLogout size={18} aria-hidden />}
          onClick={() => void leave()}
        >
          {texts.layout.logout}
        </Button>
      </div>
    </header>
  );
}
