import type { ChoiceLetters, QuestionType, TfngLabels } from '@bandwise/domain';
import type { Line } from './lines/line.ts';

/** The lines of one group as they were pasted, from its heading or first instruction to the next. */
export interface Block {
  /** The numbers that "Questions 14–20" names; null: nothing does. */
  readonly range: { readonly first: number; readonly last: number } | null;
  /** Index of the line of that heading. */
  readonly heading: number | null;
  /** The rest of the line after the number. */
  readonly afterHeading: string;
  readonly lines: readonly Line[];
  /** Lines that are pictures; they stand above the questions. */
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
  /** As the key writes it, or the text beside the question; null: none. */
  key: string | null;
}

/** A group before its key is known. */
export interface DraftGroup {
  readonly type: QuestionType;
  readonly labels: TfngLabels;
  /** Its lines in order; each is a paragraph. */
  readonly instruction: readonly string[];
  readonly paragraph: string | null;
  /** `name` is what the key calls it: a letter, a numeral, or the text itself. */
  readonly choices: readonly { readonly name: string; readonly text: string }[];
  /** Learners see the choices as a list with these letters; absent: they had none, or not in turn. */
  readonly letters?: ChoiceLetters;
  /** Above that list; absent: nothing. */
  readonly choicesTitle?: string;
  readonly reuse: boolean;
  readonly questions: readonly DraftQuestion[];
  /** Statements and questions that only their key can tell apart. */
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
