import type { SittingCalls } from './sitting-calls.ts';

export interface Sitter {
  /** The account's id, or GUEST. */
  readonly owner: string;
  /** As the screen names them. */
  readonly taker: string;
  readonly isGuest: boolean;
}

/** Who sits, and what keeps the sitting. */
export interface SittingHost extends Sitter {
  readonly calls: SittingCalls;
}
