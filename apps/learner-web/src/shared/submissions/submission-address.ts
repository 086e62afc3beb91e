/** The address of the learner's submissions. */
export const MY_WRITING = '/feedback';

/** The address of one submission. Mails lead to it. */
export const submissionAddress = (id: string) => `${MY_WRITING}/${id}`;
