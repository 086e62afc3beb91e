import { ApiError } from '@bandwise/api-contract/client';
import type { SubmitFailure } from './sitting-state.ts';

/** A server that is briefly down is the same to the learner as a lost network: it is tried again. */
const PASSING = new Set([502, 503, 504]);

export function submitFailure(error: Error): SubmitFailure {
  if (!(error instanceof ApiError) || PASSING.has(error.status)) return { kind: 'offline' };
  if (error.code === 'section_locked') return { kind: 'locked' };
  return { kind: 'refused', message: error.message };
}
