import type { ChoiceLetters, QuestionType, TfngLabels } from '@bandwise/domain';
import type { Line } from './lines/line.ts';

/** The lines of one group as they were pasted, from its heading or first instruction to the next. */
export interface Block {
  /** The range in "Questions 14–20"; null without such a heading. */
  readonly range: { readonly first: number; readonly last: number } | null;
  /** Index of the line of that heading. */
  readonly heading: number | null;
  /** The rest of the line after the number. */
  readonly afterHeading: string;
  readonly lines: readonly Line[];
  /** Lines that are pictures; they are placed above the questions. */
  readonly pictures: readonly Line[];
  /** See `wrapWidth`. */
  readonly width: number | null;
}

export interface DraftOption {
  readonly letter: number;
  text: string;
  readonly lines: number[];
}

export interface DraftQuestion {
  readonly first: number;
  last: number;
  text: string;
  readonly lines: number[];
  readonly options: DraftOption[];
  /** The answer as written in the key or beside the question; null without one. */
  key: string | null;
}

/** A group before its key is applied. */
export interface DraftGroup {
  readonly type: QuestionType;
  readonly labels: TfngLabels;
  /** Its lines in order; each is a paragraph. */
  readonly instruction: readonly string[];
  readonly paragraph: string | null;
  /** `name` identifies the choice in the key: a letter, a numeral, or the text itself. */
  readonly choices: readonly { readonly name: string; readonly text: string }[];
  /** The letters of the choices' list; absent if they had none, or not consecutive ones. */
  readonly letters?: ChoiceLetters;
  /** The title above that list. */
  readonly choicesTitle?: string;
  readonly reuse: boolean;
  readonly questions: readonly DraftQuestion[];
  /** Whether only the key decides between statements and short answers. */
  readonly isOpen: boolean;
  /** Records the use of each line. */
  readonly used: DraftUse;
  readonly range: Block['range'];
}

export interface DraftUse {
  readonly instruction: readonly number[];
  readonly choices: readonly number[];
  /** Lines of the text with blanks, with the numbers inside each. */
  readonly paragraph: ReadonlyMap<number, readonly number[]>;
}
