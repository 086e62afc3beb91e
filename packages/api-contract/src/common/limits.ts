/** Parts of one exam. */
export const PARTS_MAX = 4;

/** Seconds of absences from a sitting that are counted. */
export const AWAY_SECONDS_MAX = 1_000_000;

/** Bytes of an uploaded recording, the largest kind of file. */
export const UPLOAD_MAX_BYTES = 50 * 1024 * 1024;

/** Bytes of one chunk of a recording. */
export const RECORDING_CHUNK_MAX_BYTES = 1024 * 1024;
/** Chunks of one recording: more than one for each second of the longest answer. */
export const RECORDING_CHUNKS_MAX = 1000;
/** Bytes of one recording: 15 minutes at 256 kbit/s. */
export const RECORDING_MAX_BYTES = 28 * 1024 * 1024;
/** Recordings of one speaking test: its prompts. */
export const SUBMITTED_RECORDINGS_MAX = 120;
