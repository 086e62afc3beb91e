/** The actions of a learner with one recording, and the responses of the server. `asked`: there was no response. */
export interface SpokenRecord {
  readonly id: string;
  /** The digest of all its bytes. */
  readonly digest: string;
  finish: 'no' | 'asked' | 'done';
  handIn: 'no' | 'asked' | 'done';
  readonly history: string[];
}

/** The state of a recording on the server. */
export interface SeenSpoken {
  /** The digest of its bytes; null: it cannot be played. */
  readonly digest: string | null;
  /** How often its submission is listed. */
  readonly listed: number;
}

/** Finds errors in the server's state of a recording: lost or other bytes, and a lost or repeated submission. */
export function checkSpoken(record: Omit<SpokenRecord, 'history'>, { digest, listed }: SeenSpoken): string[] {
  const problems: string[] = [];
  if (digest === null && record.finish === 'done') problems.push('LOST: a recording is gone');
  if (digest !== null && record.finish === 'no') problems.push('WRONG: a recording was finished by nobody');
  if (digest !== null && digest !== record.digest) problems.push('LOST: a recording has other bytes');
  if (listed === 0 && record.handIn === 'done') problems.push('LOST: a recording that was handed in is not listed');
  if (listed > 0 && record.handIn === 'no') problems.push('WRONG: a recording was handed in by nobody');
  if (listed > 1) problems.push('DOUBLE: a recording was handed in twice');
  return problems;
}
