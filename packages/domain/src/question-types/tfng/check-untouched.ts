import type { Finding } from '../../readiness/finding.ts';
import type { GroupPlace } from '../../readiness/key-finding.ts';
import type { CommonGroup } from '../group.ts';
import { checkSameKeys, firstKeys } from '../one-choice/check-same-keys.ts';

/** The key of a new TFNG question (administrator specification, section 4). */
const NEW_KEY = 'NOT GIVEN';

/** Finds groups whose keys are all still the default, or all the same. */
export function checkUntouched(place: GroupPlace<CommonGroup>): readonly Finding[] {
  const keys = firstKeys(place.group);
  if (keys.length === 0 || keys.some((key) => key !== NEW_KEY)) return checkSameKeys(place);
  const message = `Every answer in group ${place.groupIndex + 1} is NOT GIVEN. Check that the answers were set`;
  return [
    { code: 'tfng_untouched', severity: 'warning', where: { group: place.groupIndex, field: 'answers' }, message },
  ];
}
