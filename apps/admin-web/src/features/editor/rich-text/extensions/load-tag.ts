/** Tags updates that load the caller's text, to distinguish them from the author's changes. */
export const LOAD_TAG = 'bandwise-load';
