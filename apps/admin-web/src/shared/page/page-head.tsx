import { PageHead as Head } from '@bandwise/ui/look/page-head.tsx';
import type { ComponentProps } from 'react';
import { usePageTitle } from './use-page-title.ts';

/** The head of a page, whose title also names the browser's tab. */
export function PageHead(props: ComponentProps<typeof Head>) {
  usePageTitle(props.title);
  return <Head {...props} />;
}
