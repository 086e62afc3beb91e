import { skills, type SectionDraft, type Skill } from '@bandwise/domain';
import type { ExamInfo } from '../form/form.ts';
import { partSuffix } from './to-content.ts';

export function infoFrom({ content, locked, password }: SectionDraft): ExamInfo {
  return { title: content.title, time: content.time, locked, password: password ?? '' };
}

/** A part's title without its part suffix. */
export function titleOfExam({ content }: SectionDraft): string {
  const suffix = partSuffix(content.skill, content.part_number);
  return suffix !== '' && content.title.endsWith(suffix) ? content.title.slice(0, -suffix.length) : content.title;
}

/** The Basic Information that represents all parts of a new test; null if they differ too much. */
export function sharedInfo(skill: Skill, parts: readonly SectionDraft[]): ExamInfo | null {
  const [first] = parts;
  if (first === undefined) return null;
  if (parts.length === 1) return infoFrom(first);
  const title = titleOfExam(first);
  const { time } = first.content;
  const isShared = parts.every((part) => {
    const isTitled = part.content.title === title + partSuffix(skill, part.content.part_number);
    const isLocked = part.locked === first.locked && part.password === first.password;
    return isTitled && isLocked && part.content.time === time;
  });
  return isShared ? { ...infoFrom(first), title, time: time * skills[skill].parts.max } : null;
}
