import { readFileSync } from 'node:fs';
import { MARKING_PROFILES, type MarkingProfile } from '@bandwise/domain';
import type { Example } from '../page/mark-example.ts';

/** A case of the vectors, with its profile. */
export interface VectorCase extends Example {
  readonly id: string;
  /** The page and heading of the rule, such as `marking.md#units`. */
  readonly rule: string;
  /** The version from which on it is not to be run. */
  readonly withdrawn?: string;
}

/** Every marking case of the library's vectors, `spec` first. Their tests run them all. */
export function readVectors(): readonly VectorCase[] {
  return [...MARKING_PROFILES, 'options'].flatMap((name) => {
    // The shape that vectors/README.md describes.
    const { cases, profile } = read(`marking-${name}.json`) as {
      readonly cases: readonly (Omit<VectorCase, 'answer' | 'profile'> & Readonly<Record<'given', unknown>>)[];
      readonly profile: MarkingProfile;
    };
    return cases.map(({ given, ...one }) => Object.assign(one, { answer: given, profile }));
  });
}

/** The cases of whole sections. */
export function readSections(): readonly Pick<VectorCase, 'id' | 'rule'>[] {
  // As above.
  return (read('sections.json') as { readonly cases: readonly Pick<VectorCase, 'id' | 'rule'>[] }).cases;
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(new URL(import.meta.resolve(`@bandwise/domain/vectors/${file}`)), 'utf8'));
}
