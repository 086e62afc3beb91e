/** Milliseconds after which a screen says that the server does not answer, and offers to try again. */
export const ANSWER_WITHIN = 8000;
