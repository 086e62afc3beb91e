import type { FullGroup } from '../question-types/group.ts';
import type { Skill } from '../skills/skill.ts';

/** What a section shows, whoever looks at it. */
export interface ShownSection {
  readonly skill: Skill;
  readonly title: string;
  /** Minutes. */
  readonly time: number;
  readonly part_number: number;
  /** HTML blocks; empty for skills without a passage. */
  readonly passage: readonly string[];
  /** HTML blocks: the task of a skill that is not marked. */
  readonly examContent: readonly string[];
  /** Only of a skill with a recording. */
  readonly audio_url: string | null;
}

/** A section as its author wrote it. What a section version stores. */
export interface SectionContent extends ShownSection {
  readonly groups: readonly FullGroup[];
  readonly explanation: string;
}

/** A section on its way in: its content, and the lock, which is never part of the content. */
export interface SectionDraft {
  readonly content: SectionContent;
  readonly locked: boolean;
  readonly password: string | null;
}

/** One exam file (docs/content-format.md), parsed. */
export interface ExamDraft {
  readonly description: string;
  readonly skill: Skill;
  readonly parts: readonly SectionDraft[];
}
