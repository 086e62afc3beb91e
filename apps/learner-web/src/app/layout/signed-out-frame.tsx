import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { LoadingText } from '../../shared/layout/loading-text.tsx';
import { useBrand } from '../../shared/config/public-config.ts';
import { texts } from '../../shared/texts/texts.ts';
import classes from './layout.module.css';
import { MainContent } from './main-content.tsx';

/** The frame of a page that stands alone: the brand and one card. */
export function SignedOutFrame() {
  const brand = useBrand();
  return (
    <div className={classes['alone']}>
      <header>
        <p className={classes['brand']}>{brand}</p>
      </header>
      <MainContent>
        <Suspense fallback={<LoadingText>{texts.common.loading}</LoadingText>}>
          <Outlet />
        </Suspense>
      </MainContent>
    </div>
  );
}
