import { lazy } from 'react';
import { FetchedPage } from './fetched-page.tsx';

const PAGES = {
  home: lazy(async () => {
    const { TeacherHome } = await import('../features/teaching/teacher-home.tsx');
    return { default: TeacherHome };
  }),
  work: lazy(async () => {
    const { ClassWorkPage } = await import('../features/teaching/class-work-page.tsx');
    return { default: ClassWorkPage };
  }),
} as const;

/** The code for teaching is loaded when one of its pages is opened. */
export function TeachingRoute({ of }: { readonly of: keyof typeof PAGES }) {
  const Page = PAGES[of];
  return (
    <FetchedPage>
      <Page />
    </FetchedPage>
  );
}
