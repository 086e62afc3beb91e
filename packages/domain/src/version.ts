/** The version of this library, which a signed result names as the one that marked it. A test holds it to `package.json`. */
export const LIBRARY_VERSION = '1.0.0';
