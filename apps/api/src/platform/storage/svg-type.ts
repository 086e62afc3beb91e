/** A drawing has no magic bytes: a file with its name or type that can be cleaned counts as one. */
export const SVG_TYPE = 'image/svg+xml';
