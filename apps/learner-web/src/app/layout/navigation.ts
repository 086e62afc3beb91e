import { SKILL_ICONS } from '@bandwise/ui/look/skill-icon.tsx';
import { IconHome } from '@tabler/icons-react';
import { texts } from '../../shared/texts/texts.ts';

/** A function, because this module loads before the chosen language. */
export const navigation = () => [
  { to: '/home', label: texts.layout.home, short: texts.layout.home, Icon: IconHome },
  {
    to: '/practice/reading',
    label: texts.layout.readingTests,
    short: texts.layout.short.reading,
    Icon: SKILL_ICONS.reading,
  },
  {
    to: '/practice/listening',
    label: texts.layout.listeningTests,
    short: texts.layout.short.listening,
    Icon: SKILL_ICONS.listening,
  },
  {
    to: '/practice/speaking',
    label: texts.layout.speakingTests,
    short: texts.layout.short.speaking,
    Icon: SKILL_ICONS.speaking,
  },
  {
    to: '/practice/writing',
    label: texts.layout.writingTests,
    short: texts.layout.short.writing,
    Icon: SKILL_ICONS.writing,
  },
];

/** Whether the address belongs to the link: it is the link's own or lies below it. */
export function isActive(to: string, pathname: string): boolean {
  const path = pathname.toLowerCase();
  return path === to || path.startsWith(`${to}/`);
}
