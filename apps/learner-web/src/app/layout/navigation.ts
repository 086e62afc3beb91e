import { IconBook, IconHeadphones, IconHome, IconMicrophone, IconPencil } from '@tabler/icons-react';
import { texts } from '../../shared/texts/texts.ts';

export const NAVIGATION = [
  { to: '/home', label: texts.layout.home, Icon: IconHome },
  { to: '/practice/reading', label: texts.layout.readingTests, Icon: IconBook },
  { to: '/practice/listening', label: texts.layout.listeningTests, Icon: IconHeadphones },
  { to: '/practice/speaking', label: texts.layout.speakingTests, Icon: IconMicrophone },
  { to: '/practice/writing', label: texts.layout.writingTests, Icon: IconPencil },
] as const;

/** Whether the address belongs to the link: it is the link's own or lies below it. */
export function isActive(to: string, pathname: string): boolean {
  const path = pathname.toLowerCase();
  return path === to || path.startsWith(`${to}/`);
}
