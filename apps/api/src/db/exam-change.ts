/** One thing that a revision of an exam changed: never the values, so that it may be told to whoever may edit. */
export type ExamChange =
  | { readonly kind: ExamWideChange }
  | { readonly kind: 'moved'; readonly part: number; readonly to: number }
  | { readonly kind: PartChange; readonly part: number }
  | CorrectedKey;

export type ExamWideChange = 'description' | 'variant' | 'marking_profile' | 'listening_settings';

export type PartChange = 'added' | 'deleted' | 'restored' | 'content' | 'locked' | 'unlocked' | 'password';

/** Of the content of a part nothing but a key that was put right. To releases before it, the content has changed. */
export interface CorrectedKey {
  readonly kind: 'content';
  readonly part: number;
  /** The question, and the version of its section that has the key from before. */
  readonly key: { readonly address: string; readonly version: number };
}

export function isCorrectedKey(change: ExamChange): change is CorrectedKey {
  return 'key' in change;
}
