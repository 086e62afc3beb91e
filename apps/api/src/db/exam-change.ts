/** One change in a revision of an exam, without values, so that every editor may see it. */
export type ExamChange =
  | { readonly kind: ExamWideChange }
  | { readonly kind: 'moved'; readonly part: number; readonly to: number }
  | { readonly kind: PartChange; readonly part: number }
  | CorrectedKey;

export type ExamWideChange = 'description' | 'variant' | 'marking_profile' | 'listening_settings';

export type PartChange = 'added' | 'deleted' | 'restored' | 'content' | 'locked' | 'unlocked' | 'password';

/** A change of a part's content that only corrects a key. Earlier releases see it as a change of content. */
export interface CorrectedKey {
  readonly kind: 'content';
  readonly part: number;
  /** The question, and the section version with the earlier key. */
  readonly key: { readonly address: string; readonly version: number };
}

export function isCorrectedKey(change: ExamChange): change is CorrectedKey {
  return 'key' in change;
}
