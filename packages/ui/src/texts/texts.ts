import type * as english from './english.ts';
import type { Translation } from './translation.ts';

/** What both apps' shared parts say, in one language. Another language is one more module like `english.ts`, of this type. */
export type Texts = Translation<typeof english>;

/** A namespace, so that a screen loads only the subjects it names. */
export * as texts from './english.ts';
