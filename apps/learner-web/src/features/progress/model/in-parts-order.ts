import type { AttemptSummary } from '@bandwise/api-contract/learner';

/** The parts of a sitting were submitted in one moment: they stand by skill and number, and nothing else moves. */
export function inPartsOrder(attempts: readonly AttemptSummary[]): readonly AttemptSummary[] {
  return [...attempts].sort((a, b) => {
    const areTogether = a.sittingID !== null && a.sittingID === b.sittingID && a.submitted_at === b.submitted_at;
    if (!areTogether) return 0;
    return a.skill.localeCompare(b.skill) || a.part_number - b.part_number;
  });
}
