/** The problems that learners report, inside the console. */
export const PROBLEMS_PATH = '/problems';
