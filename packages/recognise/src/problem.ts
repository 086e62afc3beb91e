/** A place to check before the recognised content is used. */
export type Problem =
  | { readonly code: 'number_missing'; readonly numbers: readonly number[] }
  | { readonly code: 'number_repeated' | 'number_outside'; readonly number: number }
  | { readonly code: 'key_missing'; readonly numbers: readonly number[] }
  /** Their answers stood in the text, and became their keys. */
  | { readonly code: 'key_in_text'; readonly numbers: readonly number[] }
  | { readonly code: 'key_unused'; readonly numbers: readonly number[] }
  | { readonly code: 'key_repeated'; readonly number: number }
  /** Two keys of the text differ; the later one wins. */
  | { readonly code: 'key_differs'; readonly number: number }
  /** The key names what is not among the options, choices or labels. */
  | { readonly code: 'key_not_offered'; readonly number: number; readonly answer: string }
  /** No answer could match the written key; `answer` is the corrected one. */
  | { readonly code: 'key_repaired'; readonly number: number; readonly answer: string }
  /** GIFT: answers that are worth a part of the mark, and what a number may differ by, are left out. */
  | { readonly code: 'partial_credit' | 'tolerance'; readonly number: number }
  | { readonly code: 'feedback_left_out' }
  /** The text contains the transcript of a recording. */
  | { readonly code: 'transcript_left_out' }
  /** The key has no numbers: its lines were taken in order. */
  | { readonly code: 'key_in_order' };
