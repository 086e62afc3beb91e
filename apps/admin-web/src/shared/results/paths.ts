/** Addresses of what learners' attempts came to, inside the console. */
export const RESULTS_PATH = '/results';

/** The results of one test, or of one of its parts. */
export const examResultsPath = (examId: string) => `${RESULTS_PATH}?exam=${examId}`;
export const sectionResultsPath = (sectionId: string) => `${RESULTS_PATH}?section=${sectionId}`;

/** The result of one attempt or sitting, as its learner sees it. */
export const attemptPath = (attemptId: string) => `${RESULTS_PATH}/attempt/${attemptId}`;
export const sittingPath = (sittingId: string) => `${RESULTS_PATH}/sitting/${sittingId}`;
export const learnerPath = (userId: string) => `${RESULTS_PATH}/learner/${userId}`;
