import { codeOf } from '@bandwise/ui/late/code.ts';
import { lazy, useState, type ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { AppCore } from '../create-core.ts';

export interface PageCode {
  readonly Page: ComponentType;
  /** Asks for what the page shows first. */
  readonly prepare?: (
    core: AppCore,
    at: { readonly params: Readonly<Params>; readonly search: string },
  ) => Promise<unknown>;
}

/** A page whose code comes when it is opened, and which is drawn at once where that was brought before. */
export interface LazyPage {
  (): React.ReactNode;
  readonly bring: () => Promise<PageCode>;
}

export function pageOf(load: () => Promise<PageCode>): LazyPage {
  const code = codeOf(load);
  const OnItsWay = lazy(async () => ({ default: (await code.bring()).Page }));
  function Opened() {
    // Kept: another component in its place would begin anew.
    const [here] = useState(code.here);
    return here ? <here.Page /> : <OnItsWay />;
  }
  return Object.assign(Opened, { bring: code.bring });
}
