import { lazy } from 'react';
import { FetchedPage } from './fetched-page.tsx';

const PAGES = {
  list: lazy(async () => {
    const { ClassesPage } = await import('../features/classes/list/classes-page.tsx');
    return { default: ClassesPage };
  }),
  class: lazy(async () => {
    const { ClassPage } = await import('../features/classes/page/class-page.tsx');
    return { default: ClassPage };
  }),
} as const;

/** The code for classes is loaded when one of its pages is opened. */
export function ClassRoute({ of }: { readonly of: keyof typeof PAGES }) {
  const Page = PAGES[of];
  return (
    <FetchedPage>
      <Page />
    </FetchedPage>
  );
}
