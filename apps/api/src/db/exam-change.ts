/** One thing that a revision of an exam changed: never the values, so that it may be told to whoever may edit. */
export type ExamChange =
  | { readonly kind: ExamWideChange }
  | { readonly kind: 'moved'; readonly part: number; readonly to: number }
  | { readonly kind: PartChange; readonly part: number };

export type ExamWideChange = 'description' | 'variant' | 'listening_settings';

export type PartChange = 'added' | 'deleted' | 'restored' | 'content' | 'locked' | 'unlocked' | 'password';
