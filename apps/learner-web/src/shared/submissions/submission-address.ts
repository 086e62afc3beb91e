/** The address of the learner's submissions. */
export const MY_FEEDBACK = '/feedback';

/** The address of one submission. Mails lead to it. */
export const submissionAddress = (id: string) => `${MY_FEEDBACK}/${id}`;
