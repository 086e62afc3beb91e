import type * as english from './english.ts';
import type { Translation } from '@bandwise/ui/texts/translation.ts';

/** Every text of the app in one language. Another language is one more module like `english.ts`, of this type. */
export type Texts = Translation<typeof english>;

/** The texts of the screens. A namespace, so that a screen loads only the subjects it names. */
export * as texts from './english.ts';
