import type { Finding } from '../../readiness/finding.ts';
import { keyFinding, type KeyedPlace } from '../../readiness/key-finding.ts';
import type { CommonGroup } from '../group.ts';

/** Finds keys that learners cannot choose. */
export function checkOffered(place: KeyedPlace<CommonGroup>, offered: readonly string[]): readonly Finding[] {
  const texts = new Set(offered.map((text) => text.trim()));
  return place.keys
    .filter((key) => !texts.has(key))
    .map((key) =>
      keyFinding(place, {
        code: 'key_not_offered',
        severity: 'error',
        says: `has the answer “${key}”, which learners cannot choose`,
      }),
    );
}
