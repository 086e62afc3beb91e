import { ApiError } from '@bandwise/api-contract/client';

/** The attempt has been submitted, or closed because its time was over. */
export const isClosed = (error: unknown) => error instanceof ApiError && error.code === 'attempt_closed';

/** The attempt was discarded. */
export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** The server was not reached, or is down for a moment: trying again may help. */
export const isPassing = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;
