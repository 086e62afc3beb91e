/** Whose drafts those of no account are. */
export const GUEST = 'guest';
