/** Keys that somebody should look at, inside the console. */
export const KEYS_PATH = '/keys';
