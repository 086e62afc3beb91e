/** The use of one pasted line. Numbers are those of the pasted text. */
export type Became =
  | { readonly kind: 'empty' }
  /** Page numbers, e-mail headers and horizontal rules: not part of the test. */
  | { readonly kind: 'furniture' }
  | { readonly kind: 'part'; readonly part: number }
  /** "You should spend about 20 minutes on …" */
  | { readonly kind: 'rubric' }
  | { readonly kind: 'passage'; readonly part: number }
  | { readonly kind: 'heading' | 'instruction' | 'choice' | 'picture'; readonly group: number }
  | { readonly kind: 'paragraph'; readonly group: number; readonly numbers: readonly number[] }
  | { readonly kind: 'question' | 'option'; readonly group: number; readonly numbers: readonly number[] }
  | { readonly kind: 'key'; readonly numbers: readonly number[] }
  /** An explanation below an answer. Learners see it with the result. */
  | { readonly kind: 'explanation'; readonly numbers: readonly number[] }
  /** A dropped note below an answer: too long, or for an unknown question number. */
  | { readonly kind: 'answerNote'; readonly numbers: readonly number[] }
  /** The transcript of a recording, which learners must not read. */
  | { readonly kind: 'transcript' }
  | { readonly kind: 'keyHeading' }
  /** A line of another test of the text. */
  | { readonly kind: 'otherTest' }
  | { readonly kind: 'unknown' };

/** A pasted line with its use. */
export interface LineAccount {
  readonly text: string;
  readonly became: Became;
}

/** Returns the use of each line. A line without a use was not understood. */
export class Account {
  readonly #became: Became[];

  constructor(lines: number) {
    this.#became = Array.from({ length: lines }, () => ({ kind: 'unknown' }));
  }

  set(index: number, became: Became): void {
    if (index in this.#became) this.#became[index] = became;
  }

  of(index: number): Became {
    return this.#became[index] ?? { kind: 'unknown' };
  }
}
