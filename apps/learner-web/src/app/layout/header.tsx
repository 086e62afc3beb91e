import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useBrand } from '../../shared/config/public-config.ts';
import { useServices } from '../../shared/services/services.ts';
import { logout } from '../../shared/session/logout.ts';
import { layoutTexts } from '../../shared/texts/layout.ts';
import { AccountMenu } from './account-menu.tsx';
import classes from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';

export function Header({ narrow }: { narrow: boolean }) {
  const brand = useBrand();
  const { session, api } = useServices();
  return (
    <header className={classes['header']}>
      {narrow && <MobileMenu />}
      <Link to="/home" className={classes['brand']}>
        {brand}
      </Link>
      <div className={classes['actions']}>
        <AccountMenu />
        <Button
          variant="default"
          leftSection={<IconLogout size={18} aria-hidden />}
          onClick={() => {
            // Signed out here at once; how the server's own logout went changes nothing for the user.
            void logout(session, api);
          }}
        >
          {layoutTexts.logout}
        </Button>
      </div>
    </header>
  );
}
