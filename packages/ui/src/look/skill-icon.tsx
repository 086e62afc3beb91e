import type { Skill } from '@bandwise/domain';
import { IconBook, IconHeadphones, IconMicrophone, IconPencil, IconStack2, type Icon } from '@tabler/icons-react';
import classes from './skill-icon.module.css';

/** The drawing of each skill, the same in both apps. */
export const SKILL_ICONS: Readonly<Record<Skill, Icon>> = {
  reading: IconBook,
  listening: IconHeadphones,
  writing: IconPencil,
  speaking: IconMicrophone,
};

interface SkillIconProps {
  /** null: several skills. */
  readonly skill: Skill | null;
  readonly size?: 'medium' | 'small';
}

/** A skill's icon on its colour; decorative beside the skill's name. */
export function SkillIcon({ skill, size = 'medium' }: SkillIconProps) {
  const Drawing = skill === null ? IconStack2 : SKILL_ICONS[skill];
  return (
    <span className={classes['tile']} data-skill={skill ?? 'several'} data-size={size} aria-hidden>
      <Drawing size={size === 'medium' ? 22 : 18} stroke={1.8} />
    </span>
  );
}
