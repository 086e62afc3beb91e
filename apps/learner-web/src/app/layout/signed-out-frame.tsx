import { Mark } from '@bandwise/ui/look/mark.tsx';
import { lazy, Suspense } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { LoadingPage } from '../../shared/layout/loading-page.tsx';
import { useBrand } from '../../shared/config/public-config.ts';
import { texts } from '../../shared/texts/texts.ts';
import classes from './layout.module.css';
import { MainContent } from './main-content.tsx';

const SignedOutLanguage = lazy(async () => ({
  default: (await import('./signed-out-language.tsx')).SignedOutLanguage,
}));

interface SignedOutFrameProps {
  /** The page is more than one card. */
  readonly isWide?: boolean;
}

/** The frame of a page outside the layout: the brand and one card, or a wide page. */
export function SignedOutFrame({ isWide = false }: SignedOutFrameProps) {
  const brand = useBrand();
  const { pathname } = useLocation();
  return (
    <div className={classes['alone']} data-wide={isWide || undefined}>
      <header>
        <p className={classes['brand']}>
          <Mark size={40} />
          {brand}
        </p>
        <Link to={`/help?for=${pathname}`} className={classes['help']}>
          {texts.common.help}
        </Link>
      </header>
      <MainContent>
        <Suspense fallback={<LoadingPage />}>
          <Outlet />
        </Suspense>
      </MainContent>
      <Suspense fallback={null}>
        <SignedOutLanguage />
      </Suspense>
    </div>
  );
}
