import { skills } from '../skills/skills.ts';
import type { SectionContent } from './section-content.ts';
import { writeGroup } from './write-group.ts';

/**
 * A section in the form of an exam file. `parseSection` reads it back to the same content.
 *
 * @example
 * ```ts
 * import { writeSection, type SectionFile } from '@bandwise/domain';
 * import { buildContent } from '@bandwise/domain/testing';
 *
 * const file: SectionFile = writeSection(buildContent({ title: 'Rivers' }));
 * file['title']; // => 'Rivers'
 * ```
 */
export type SectionFile = Readonly<Record<string, unknown>>;

/**
 * Writes a section's content as the part object of an exam file (docs/content-format.md), keys
 * included: for administrators only. The lock is not part of the content; the caller adds it. Never throws.
 *
 * @example
 * ```ts
 * import { parseSection, writeSection } from '@bandwise/domain';
 * import { buildContent, buildKeyedGroup, valueOf } from '@bandwise/domain/testing';
 *
 * const content = buildContent({ groups: [buildKeyedGroup('MCQ', 1)] });
 * valueOf(parseSection(writeSection(content), 'reading')).content; // => content
 * ```
 */
export function writeSection(content: SectionContent): SectionFile {
  const { title, part_number, transcript, minutes, words, prompts, modelAnswer } = content;
  const { isMarked, hasPassage, hasRecording } = skills[content.skill];
  if (!isMarked)
    return {
      title,
      part_number,
      ...(minutes !== undefined && { minutes }),
      ...(words !== undefined && { words }),
      examContent: content.examContent,
      ...(prompts !== undefined && { prompts }),
      ...(modelAnswer !== undefined && { modelAnswer }),
    };
  const groups = content.groups.map(writeGroup);
  const shared = { title, time: content.time, part_number, explanation: content.explanation, groups };
  return {
    ...shared,
    passage: hasPassage ? content.passage : null,
    ...(hasRecording && { audio_url: content.audio_url, ...(transcript && { transcript }) }),
  };
}
