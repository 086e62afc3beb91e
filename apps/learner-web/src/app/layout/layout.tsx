import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { LoadingPage } from '../../shared/layout/loading-page.tsx';
import { useBrand } from '../../shared/config/public-config.ts';
import { NARROW_SCREEN, PHONE_SCREEN } from '@bandwise/ui/theme/breakpoints.ts';
import { isVietnameseOffered } from '../../shared/language/language.ts';
import { useServices } from '../../shared/services/services.ts';
import { texts } from '../../shared/texts/texts.ts';
import { Header } from './header.tsx';
import classes from './layout.module.css';
import { MainContent } from './main-content.tsx';
import { Sidebar } from './sidebar.tsx';
import { useCollapsed } from './use-collapsed.ts';

const GuestResults = lazy(async () => ({
  default: (await import('../../features/guest-results/guest-results.tsx')).GuestResults,
}));

const LanguageOffer = lazy(async () => ({ default: (await import('./language-offer.tsx')).LanguageOffer }));

export function Layout() {
  const narrow = useMediaQuery(NARROW_SCREEN, false, { getInitialValueInEffect: false });
  const phone = useMediaQuery(PHONE_SCREEN, false, { getInitialValueInEffect: false });
  const [collapsed, toggle] = useCollapsed();
  const brand = useBrand();
  // Parts and whole tests. Not `device`: nothing is lost where there is no storage to look into.
  const { settings } = useServices();
  const [isOffered, setOffered] = useState(() => isVietnameseOffered(settings));
  const [hasGuestResults] = useState(() => settings.keys('guest-').length > 0);
  return (
    <div className={classes['page']}>
      <a className={classes['skip']} href="#main">
        {texts.common.skipToContent}
      </a>
      {/* Below that the sidebar is the menu: a bar at the bottom. */}
      <Header hasMenu={narrow && !phone} />
      <div className={classes['body']}>
        <Sidebar collapsed={narrow || collapsed} onToggle={narrow ? null : toggle} />
        <div className={classes['column']}>
          <MainContent>
            {isOffered && (
              <Suspense fallback={null}>
                <LanguageOffer onDecline={() => setOffered(false)} />
              </Suspense>
            )}
            {hasGuestResults && (
              <Suspense fallback={null}>
                <GuestResults />
              </Suspense>
            )}
            <Suspense fallback={<LoadingPage />}>
              <Outlet />
            </Suspense>
          </MainContent>
          <footer className={classes['footer']}>{texts.layout.copyright(brand)}</footer>
        </div>
      </div>
    </div>
  );
}
