/** The owner of drafts without an account. */
export const GUEST = 'guest';

/** The owner of an administrator's preview: the server marks it and stores nothing. */
export const PREVIEW = 'preview';
