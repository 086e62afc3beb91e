interface AssessorLoad {
  readonly id: string;
  /** The submissions that already wait for the assessor. */
  readonly waiting: number;
}

/**
 * Shares out submissions, each to the assessor with the fewest, the earlier in the list if several have the fewest.
 * @returns the id of the assessor of each submission; empty without assessors
 */
export function shareEvenly(submissions: number, assessors: readonly AssessorLoad[]): readonly string[] {
  const loads = assessors.map(({ id, waiting }) => ({ id, waiting }));
  const [first, ...others] = loads;
  if (!first) return [];
  return Array.from({ length: submissions }, () => {
    const least = others.reduce((best, one) => (one.waiting < best.waiting ? one : best), first);
    least.waiting += 1;
    return least.id;
  });
}
