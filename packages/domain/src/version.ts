/**
 * The version of this library, which a signed result names as the one that marked it.
 *
 * @example
 * ```ts
 * import { LIBRARY_VERSION } from '@bandwise/domain/signed-result';
 *
 * /^\d+\.\d+\.\d+/.test(LIBRARY_VERSION); // => true
 * ```
 */
export const LIBRARY_VERSION = '1.0.0';
