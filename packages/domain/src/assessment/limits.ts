/** Comments in one assessment. */
export const COMMENTS_MAX = 200;
/** Characters of one comment, and of one suggested correction. */
export const COMMENT_TEXT_MAX = 1_000;
/** Characters of the summary of an assessment. */
export const SUMMARY_MAX = 5_000;
/** Reusable remarks of one assessor. */
export const REMARKS_MAX = 100;
