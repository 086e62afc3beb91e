import type * as english from './english.ts';
import type { Translation } from './translation.ts';

/** The texts of the parts that both apps share, in one language. Another language is one more module like `english.ts`, of this type. */
export type Texts = Translation<typeof english>;

/** A namespace, so that a screen loads only the subjects it names. */
export * as texts from './english.ts';
