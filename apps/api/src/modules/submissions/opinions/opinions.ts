import type { OpinionPhase } from '@bandwise/api-contract/admin';
import type { StoredOpinions } from '../../../db/schema.ts';
import type { Caller } from '../../../http/handler.ts';
import type { Submission } from '../submission.ts';

type WithOpinions = Pick<Submission, 'opinions'>;

/** null: no second opinion was requested. */
export function phaseOf({ opinions }: WithOpinions): OpinionPhase | null {
  if (opinions === null) return null;
  if (opinions.first === null) return 'first';
  if (opinions.second === null) return 'second';
  return opinions.settled === null ? 'settle' : 'settled';
}

/** Whether both opinions are finished, or no second one was requested: every assessor sees everything, and may release. */
export function isOpen(row: WithOpinions): boolean {
  const phase = phaseOf(row);
  return phase !== 'first' && phase !== 'second';
}

function isReader({ opinions }: WithOpinions, callerId: string): boolean {
  return opinions?.readers.includes(callerId) === true;
}

/** Whether the caller may still give the second opinion, so the first one is hidden: its draft, or with the released versions its bands. */
export function isFirstHidden(row: WithOpinions, callerId: string): boolean {
  return !isOpen(row) && !isReader(row, callerId);
}

/** Whether the stored draft is hidden from the caller: the first opinion from others, or the second from those who know the first. */
export function isDraftHidden(row: WithOpinions, callerId: string): boolean {
  return phaseOf(row) === 'second' ? isReader(row, callerId) : isFirstHidden(row, callerId);
}

/**
 * Whether the caller may work on the submission. Assessors who know the first opinion do not give the second, and administrators settle the two.
 */
export function mayClaim(row: WithOpinions, { id, role }: Pick<Caller, 'id' | 'role'>): boolean {
  if (phaseOf(row) === 'settle') return role === 'admin';
  return phaseOf(row) !== 'second' || !isReader(row, id);
}

export function addReaders(opinions: StoredOpinions, ids: readonly string[]): StoredOpinions {
  return { ...opinions, readers: [...new Set([...opinions.readers, ...ids])] };
}
