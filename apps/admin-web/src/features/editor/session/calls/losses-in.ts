import { ApiError } from '@bandwise/api-contract/client';
import { needsConfirmation } from '@bandwise/domain/internal';

/** Losses that the author can accept, if nothing else prevents publishing. */
export interface Acceptable {
  readonly messages: readonly string[];
  /** Doubtful findings (visible answers, missing numbers); false: only dropped content. */
  readonly hasDoubts: boolean;
}

/** Dropped content and doubtful findings, if they alone prevent the publication of a test; null: another error does. */
export function lossesIn(error: unknown): Acceptable | null {
  if (!(error instanceof ApiError) || error.issues.length === 0) return null;
  if (!error.issues.every(({ code }) => isAcceptable(code))) return null;
  return {
    messages: error.issues.map(({ message }) => message),
    hasDoubts: error.issues.some(({ code }) => needsConfirmation(code ?? '')),
  };
}

export function isAcceptable(code: string | undefined): boolean {
  return code === 'content_lost' || needsConfirmation(code ?? '');
}
