/** The learner's classes. */
export const CLASSES = '/classes';

export const joinAddress = (code: string) => `/classes/${encodeURIComponent(code)}`;
