import { readFileSync } from 'node:fs';
import { MARKING_PROFILES } from '@bandwise/domain';
import type { Example } from '../page/mark-example.ts';

/** A case of the vectors, with its profile. */
export interface VectorCase extends Example {
  readonly id: string;
  /** Such as `marking.md#units`. */
  readonly rule: string;
  /** The version from which on it is not to be run. */
  readonly withdrawn?: string;
}

/** Every marking case of the library's vectors, `spec` first. Their tests run them all. */
export function readVectors(): readonly VectorCase[] {
  return MARKING_PROFILES.flatMap((profile) => {
    const file = new URL(import.meta.resolve(`@bandwise/domain/vectors/marking-${profile}.json`));
    // The shape that vectors/README.md describes.
    const { cases } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly cases: readonly Omit<VectorCase, 'profile'>[];
    };
    return cases.map((one) => Object.assign(one, { profile }));
  });
}
