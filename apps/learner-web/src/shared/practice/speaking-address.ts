/** The list of speaking tasks. */
export const SPEAKING_TASKS = '/practice/speaking';

/** The page where the answers of one speaking section are recorded. */
export const recordAddress = (sectionId: string) => `/speaking/${encodeURIComponent(sectionId)}`;

/** The page of a whole speaking test under exam conditions. `sittingId`: the learner's own mock exam that the test completes. */
export function speakingTestAddress(examId: string, sittingId: string | null = null): string {
  const address = `/speaking/test/${encodeURIComponent(examId)}`;
  return sittingId === null ? address : `${address}?sitting=${encodeURIComponent(sittingId)}`;
}
