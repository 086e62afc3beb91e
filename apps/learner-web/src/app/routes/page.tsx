import { codeOf } from '@bandwise/ui/late/code.ts';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import { LoadingPage } from '../../shared/layout/loading-page.tsx';
import type { AppCore } from '../create-core.ts';

/** Where a page is opened. */
interface Place {
  readonly params: Readonly<Params>;
  readonly search: string;
}

/** A page may need more `code` than its own, and `data`, before it shows its content. Neither promise rejects. */
interface Prepared {
  readonly code: Promise<unknown>;
  readonly data: Promise<unknown>;
}
type Prepare = (core: AppCore, place: Place) => Prepared | null;

/** A page whose code is loaded when it is opened. It is drawn at once where `bring` was called before. */
export interface LazyPage {
  (): React.ReactNode;
  readonly bring: () => Promise<ComponentType>;
  readonly prepare: Prepare;
}

export function pageOf(load: () => Promise<ComponentType>, prepare: Prepare = () => null): LazyPage {
  const code = codeOf(load);
  const OnItsWay = lazy(async () => ({ default: await code.bring() }));
  function Opened() {
    // The first component stays: another one in its place would lose its state.
    const [Here] = useState(code.here);
    if (Here) return <Here />;
    // A separate boundary shows at once that the page was opened: a shared one would keep the previous page.
    return (
      <Suspense fallback={<LoadingPage />}>
        <OnItsWay />
      </Suspense>
    );
  }
  return Object.assign(Opened, { bring: code.bring, prepare });
}
