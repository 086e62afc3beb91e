/** The queue of submissions, inside the console. */
export const ASSESSING_PATH = '/assessing';

/** The agreement of assessors. */
export const AGREEMENT_PATH = `${ASSESSING_PATH}/agreement`;

/** The texts of a queue state, inside the console. */
export const SECOND_OPINIONS_PATH = `${ASSESSING_PATH}?state=second_opinion`;

/** One submission with its assessment. */
export const assessmentPath = (submissionId: string) => `${ASSESSING_PATH}/${submissionId}`;
