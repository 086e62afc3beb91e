/** The same texts in any language: as many, with the same names, made from the same things. */
export type Translation<T> = T extends string
  ? string
  : T extends (...things: infer Things) => string
    ? (...things: Things) => string
    : { readonly [Name in keyof T]: Translation<T[Name]> };
