import { LIMITS } from '@bandwise/domain';

/** The longest that a draft may be, as JSON in UTF-8. */
export const DRAFT_MAX_BYTES = 6 * 1024 * 1024;

/** So long after its last sign an editor counts as closed, and this often it gives one. */
export const EDITING_SECONDS = { every: 20, expires: 60 } as const;

/** The length of a draft's title in lists; a draft's title may be longer than a published one. */
export const DRAFT_TITLE_MAX = LIMITS.titleMax;
