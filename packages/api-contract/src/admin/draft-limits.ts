import { LIMITS } from '@bandwise/domain';

/** The maximum size of a draft in bytes, as JSON in UTF-8. */
export const DRAFT_MAX_BYTES = 6 * 1024 * 1024;

/** `expires`: seconds after its last call until an editor counts as closed. `every`: seconds between these calls. */
export const EDITING_SECONDS = { every: 20, expires: 60 } as const;

/** The maximum length of a draft's title in lists. The draft itself may have a longer title than a published test. */
export const DRAFT_TITLE_MAX = LIMITS.titleMax;
