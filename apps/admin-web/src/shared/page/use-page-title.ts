import { useDocumentTitle } from '@mantine/hooks';
import { usePublicConfig } from '../account/public-config.ts';
import { texts } from '../texts/texts.ts';

/** Names the page in the browser's tab, its history and its bookmarks: the page first, which is what differs between tabs. */
export function usePageTitle(title: string): void {
  const brand = usePublicConfig()?.brand ?? texts.common.brand;
  useDocumentTitle(texts.common.pageTitle(title, brand));
}
