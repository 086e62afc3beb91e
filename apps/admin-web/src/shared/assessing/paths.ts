/** The queue of submissions, inside the console. */
export const ASSESSING_PATH = '/assessing';

/** One submission with its assessment. */
export const assessmentPath = (submissionId: string) => `${ASSESSING_PATH}/${submissionId}`;
