/** Milliseconds after which a screen reports that the server does not respond, and offers a retry. */
export const ANSWER_WITHIN = 8000;
