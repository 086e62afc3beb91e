/** Parts of one exam. */
export const PARTS_MAX = 4;

/** Bytes of an uploaded recording, the largest kind of file. */
export const UPLOAD_MAX_BYTES = 50 * 1024 * 1024;
