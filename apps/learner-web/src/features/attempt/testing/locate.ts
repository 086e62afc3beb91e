import { type ListeningPosition, type PartTimes, listeningPosition } from '@bandwise/domain/internal';

export type Times = readonly PartTimes[];

/** Where a recording with these times is, by the domain's own rule. @param elapsed seconds since the start */
export function locateAt(parts: Times, elapsed: number): ListeningPosition | null {
  const exam = { seconds: 0, recording: { parts, checking_seconds: 0 } };
  return listeningPosition(exam, { started_at: 0, granted_seconds: 0 }, elapsed * 1000);
}
