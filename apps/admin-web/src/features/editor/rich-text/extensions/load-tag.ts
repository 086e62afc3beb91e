/** Marks an update that shows a text the caller gave, as opposed to what the author does to it. */
export const LOAD_TAG = 'bandwise-load';
