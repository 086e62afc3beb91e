import type {
  ChoiceLetters,
  Evidence,
  ListeningSettings,
  MarkingProfile,
  QuestionType,
  Skill,
  TfngLabels,
  TranscriptLine,
  Variant,
  WordLimit,
} from '@bandwise/domain';

export const TEST_TYPES = ['single_part', 'full_test'] as const;
export type TestType = (typeof TEST_TYPES)[number];

/** An option or choice in the form. Keys refer to its id, so that its text may change freely. */
export interface OptionForm {
  readonly id: number;
  readonly text: string;
}

/** An answer of another key: the id of an option or choice, or a text that is no option or choice. */
export type OtherAnswer = number | string;

export interface QuestionForm {
  readonly id: number;
  readonly number: number;
  readonly subpart: number | null;
  readonly question: string;
  /** MCQ and MULTI; empty for the other types. */
  readonly options: readonly OptionForm[];
  /** Ids of the right options, or of the group's right choice. */
  readonly chosen: readonly number[];
  /** Accepted answers, a TFNG label, or a stored key that is not offered. */
  readonly answers: readonly string[];
  /** Other keys that a correction accepts; absent without one. */
  readonly also_accepted?: readonly (readonly OtherAnswer[])[];
  /** Every learner gets the marks; otherwise absent. */
  readonly void?: true;
  /** HTML; absent while empty, like `evidence`: stored forms of earlier releases lack both. */
  readonly explanation?: string;
  readonly evidence?: readonly Evidence[];
}

export interface GroupForm {
  readonly id: number;
  readonly type: QuestionType;
  readonly instruction: string;
  /** null: one row per question. */
  readonly paragraph: string | null;
  readonly choices: readonly OptionForm[];
  /** Absent: no letters; stored forms of earlier releases lack the field. */
  readonly letters?: ChoiceLetters;
  readonly choices_title?: string;
  /** null: no picture. */
  readonly imgContent: string | null;
  readonly labels: TfngLabels;
  readonly reuse_choices: boolean;
  readonly word_limit: WordLimit | null;
  /** Ids of questions whose answers may come in any order, in lists; absent until there is one. */
  readonly anyOrder?: readonly (readonly number[])[];
  readonly questions: readonly QuestionForm[];
}

/** The Basic Information of a test, or of one part. */
export interface ExamInfo {
  readonly title: string;
  /** Minutes; null: the field is empty. */
  readonly time: number | null;
  readonly locked: boolean;
  readonly password: string;
}

export interface PublishedPart {
  /** The section's id. */
  readonly id: string;
  readonly partNumber: number;
}

/** A prompt of a spoken task. */
export interface PromptForm {
  /** HTML. */
  readonly text: string;
  readonly part: number;
  /** Seconds; null: the default of its part. */
  readonly prepare: number | null;
  readonly answer: number | null;
  /** An uploaded recording that reads the text aloud; empty: none. */
  readonly audioUrl: string;
}

export interface PartForm {
  readonly id: number;
  /** null: the test's information. A published part has its own. */
  readonly info: ExamInfo | null;
  /** The first question's number; null: 1, or in a full test the number after the previous part. */
  readonly start: number | null;
  /** HTML: the passage, or the task of writing and speaking. */
  readonly content: string;
  readonly explanation: string;
  readonly audioUrl: string;
  /** The transcript of a recording; absent without one. */
  readonly transcript?: readonly TranscriptLine[];
  /** The minutes of a written task; absent or null: the default of its part number. */
  readonly minutes?: number | null;
  readonly words?: number | null;
  /** HTML, of writing and speaking; absent until there is one. */
  readonly modelAnswer?: string;
  /** The prompts of a spoken task; absent or empty: the whole task is one prompt. */
  readonly prompts?: readonly PromptForm[];
  readonly groups: readonly GroupForm[];
  /** The published section; null for an unpublished part. */
  readonly base: PublishedPart | null;
}

export interface ExamForm {
  readonly skill: Skill;
  readonly testType: TestType;
  /** The number of a single part. */
  readonly partNumber: number;
  readonly info: ExamInfo;
  /** The exam's own name; null: the title. */
  readonly description: string | null;
  /** The variant of a reading test; absent: academic by default. */
  readonly variant?: Variant;
  /** The profile of a marked test; null: the installation's; absent: unset. */
  readonly markingProfile?: MarkingProfile | null;
  /** The settings of a listening test; absent: unset. */
  readonly listeningSettings?: ListeningSettings;
  /** One for each part number of the skill, in order. */
  readonly parts: readonly PartForm[];
  /** The revision of the edited exam; null before publishing. */
  readonly revision: number | null;
  /** Greater than every id in the form. */
  readonly nextId: number;
}
