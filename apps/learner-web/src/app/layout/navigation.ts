import { IconBook, IconHeadphones, IconHome, IconMicrophone, IconPencil } from '@tabler/icons-react';
import { layoutTexts } from '../../shared/texts/layout.ts';

export const NAVIGATION = [
  { to: '/home', label: layoutTexts.home, Icon: IconHome },
  { to: '/practice/reading', label: layoutTexts.readingTests, Icon: IconBook },
  { to: '/practice/listening', label: layoutTexts.listeningTests, Icon: IconHeadphones },
  { to: '/practice/speaking', label: layoutTexts.speakingTests, Icon: IconMicrophone },
  { to: '/practice/writing', label: layoutTexts.writingTests, Icon: IconPencil },
] as const;

/** Whether the address belongs to the link: it is the link's own or lies below it. */
export function isActive(to: string, pathname: string): boolean {
  const path = pathname.toLowerCase();
  return path === to || path.startsWith(`${to}/`);
}
