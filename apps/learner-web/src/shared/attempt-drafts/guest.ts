/** Whose drafts those of no account are. */
export const GUEST = 'guest';

/** Whose an attempt is that an administrator makes to see a test as a learner: the server marks it, and stores nothing. */
export const PREVIEW = 'preview';
