import type { Skill } from '../skills/skill.ts';

/** Every kind of question group. Each registry keyed by this list is total at compile time. */
export const QUESTION_TYPES = ['TFNG', 'MCQ', 'MULTI', 'FILL_BLANKS', 'MATCH_TABLE', 'DRAG_DROP', 'DROPDOWN'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** Which three labels a TFNG group shows: TRUE / FALSE or YES / NO, each with NOT GIVEN. */
export type TfngLabels = 'TFNG' | 'YNNG';

/** At most `words` words; `number` says that a figure may be added ("AND/OR A NUMBER"). */
export interface WordLimit {
  readonly words: number;
  readonly number: boolean;
}

/** What a question shows, whoever looks at it. */
interface QuestionFrame {
  readonly number: number;
  /** 1, 2, … when one number has several blanks, else null. */
  readonly subpart: number | null;
  /** Text or HTML; empty where the group's paragraph carries it. */
  readonly question: string;
  /** MCQ and MULTI; empty for the other types. */
  readonly options: readonly string[];
}

/** A question as its author wrote it, key included. */
export interface FullQuestion extends QuestionFrame {
  /** Accepted answers: the first for single-answer types, all for MULTI, any for FILL_BLANKS. */
  readonly answers: readonly string[];
}

/** What a group shows, whoever looks at it. */
interface GroupFrame {
  readonly type: QuestionType;
  readonly instruction: string;
  /** HTML with `{n}` blanks (FILL_BLANKS, DRAG_DROP, DROPDOWN), or null: one row per question. */
  readonly paragraph: string | null;
  /** MATCH_TABLE columns, DRAG_DROP pool, DROPDOWN list; empty for the other types. */
  readonly choices: readonly string[];
  readonly imgContent: string | null;
  readonly labels: TfngLabels;
  /** DRAG_DROP: a used choice stays in the pool. */
  readonly reuse_choices: boolean;
}

/** A group as its author wrote it, keys included. */
export interface FullGroup extends GroupFrame {
  readonly questions: readonly FullQuestion[];
  /** Overrides the limit that the instruction states; null: read it from the instruction. */
  readonly word_limit: WordLimit | null;
}

/** What a part shows, whoever looks at it. */
interface SectionFrame {
  readonly skill: Skill;
  readonly title: string;
  /** Minutes. */
  readonly time: number;
  readonly part_number: number;
  /** HTML blocks; empty for skills without a passage. */
  readonly passage: readonly string[];
  /** HTML blocks; writing and speaking only. */
  readonly examContent: readonly string[];
  /** Listening only. */
  readonly audio_url: string | null;
}

/** A part as its author wrote it. What a section version stores. */
export interface SectionContent extends SectionFrame {
  readonly groups: readonly FullGroup[];
  readonly explanation: string;
}

/** A part on its way in: its content, and the lock, which is never part of the content. */
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

/** A question as a learner may hold it: no key. */
export interface DeliveryQuestion extends QuestionFrame {
  /** MULTI: how many options may be ticked; null for the other types. */
  readonly max_choices: number | null;
}

/** A group as a learner may hold it: no key. */
export interface DeliveryGroup extends GroupFrame {
  readonly questions: readonly DeliveryQuestion[];
}

/** A part as a learner may hold it before submission. */
export interface DeliverySection extends SectionFrame {
  readonly groups: readonly DeliveryGroup[];
}

/** What a learner gave, keyed by address (`"14"` or `"14-1"`). MULTI: the ticked option texts. A missing key is a blank. */
export type Answers = Readonly<Record<string, string | readonly string[]>>;
