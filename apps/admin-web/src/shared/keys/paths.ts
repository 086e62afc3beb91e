/** The keys to check: a view of the page of problems. */
export const KEYS_PATH = '/problems?view=keys';
