/** Whole percent; 100 and 0 only for all and none. null without questions. */
export function percentOf(marks: number, total: number): number | null {
  if (total <= 0) return null;
  if (marks <= 0) return 0;
  if (marks >= total) return 100;
  return Math.min(99, Math.max(1, Math.round((100 * marks) / total)));
}
