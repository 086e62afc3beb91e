import type { TranscriptLine } from '../evidence/evidence.ts';
import type { MarkingProfile } from '../marking/verdict.ts';
import type { FullGroup } from '../question-types/group.ts';
import type { SpeakingPrompt } from '../speaking/prompt.ts';
import type { ListeningSettings } from '../sitting/listening-settings.ts';
import type { Skill, Variant } from '../skills/skill.ts';

/**
 * The part of a section that every viewer sees. A task without marking has an empty passage, and a marked section an empty task.
 *
 * @example
 * ```ts
 * import { toDelivery, type ShownSection } from '@bandwise/domain';
 * import { buildContent } from '@bandwise/domain/testing';
 *
 * const section: ShownSection = toDelivery(buildContent({ time: 60 }));
 * [section.time, section.examContent, section.audio_url]; // => [60, [], null]
 * ```
 */
export interface ShownSection {
  readonly skill: Skill;
  readonly title: string;
  /** Minutes. */
  readonly time: number;
  /** From 1; `skills` has the maximum of each skill. */
  readonly part_number: number;
  /** HTML blocks; empty for skills without a passage. */
  readonly passage: readonly string[];
  /** HTML blocks: the task of a skill that is not marked. */
  readonly examContent: readonly string[];
  /** Only for a skill with a recording. */
  readonly audio_url: string | null;
  /** The advised minutes of a written task. Absent: the default of its part number. */
  readonly minutes?: number;
  /** The minimum words of a written task. Absent: the default of its part number. */
  readonly words?: number;
  /** The prompts of a spoken task in their order. Absent: the whole task is one prompt. */
  readonly prompts?: readonly SpeakingPrompt[];
}

/**
 * A section as its author wrote it, keys and explanation included: what is stored, marked and checked.
 *
 * @example
 * ```ts
 * import { parseSection, type SectionContent } from '@bandwise/domain';
 * import { valueOf } from '@bandwise/domain/testing';
 *
 * const content: SectionContent = valueOf(parseSection({ title: 'Rivers', passage: 'One.\n\nTwo.' }, 'reading')).content;
 * [content.title, content.time, content.passage.length]; // => ['Rivers', 20, 2]
 * ```
 */
export interface SectionContent extends ShownSection {
  readonly groups: readonly FullGroup[];
  /** HTML, shown after submission; empty if there is none. */
  readonly explanation: string;
  /** Only for a skill with a recording, in order of time. Absent if there is none, because older versions do not have it. */
  readonly transcript?: readonly TranscriptLine[];
  /** HTML: an answer to a task of a skill that is not marked. Absent when there is none. */
  readonly modelAnswer?: string;
}

/**
 * A section to store: its content, and the lock, which is never part of the content.
 *
 * @example
 * ```ts
 * import { parseSection, type SectionDraft } from '@bandwise/domain';
 * import { valueOf } from '@bandwise/domain/testing';
 *
 * const file = { title: 'Rivers', passage: '<p>A</p>', locked: true, password: 'rapids' };
 * const { locked, password }: SectionDraft = valueOf(parseSection(file, 'reading'));
 * [locked, password]; // => [true, 'rapids']
 * ```
 */
export interface SectionDraft {
  readonly content: SectionContent;
  /** Whether the section needs a password. */
  readonly locked: boolean;
  /** The password in plain text; null: the password of the deployment. */
  readonly password: string | null;
}

/**
 * One exam file (docs/content-format.md), parsed: a skill, and its sections in order.
 *
 * @example
 * ```ts
 * import { parseExam, type ExamDraft } from '@bandwise/domain';
 * import { valueOf } from '@bandwise/domain/testing';
 *
 * const file = { description: 'Test 1', writing: [{ title: 'A letter', examContent: '<p>Write to a friend.</p>' }] };
 * const exam: ExamDraft = valueOf(parseExam(file));
 * [exam.description, exam.skill, exam.parts.length]; // => ['Test 1', 'writing', 1]
 * ```
 */
export interface ExamDraft {
  /** The name of the exam; the title of the first section if the file has no name. */
  readonly description: string;
  readonly skill: Skill;
  /** A skill without variants has `academic`. */
  readonly variant: Variant;
  /** The marking profile; null: that of the installation. */
  readonly markingProfile: MarkingProfile | null;
  /** The settings of a listening exam; null: the defaults, also for exams without recordings. */
  readonly listeningSettings: ListeningSettings | null;
  /** The sections in the order of the file. */
  readonly parts: readonly SectionDraft[];
}
