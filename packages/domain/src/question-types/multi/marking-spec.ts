import { setRules } from '../../marking/judge-set.ts';
import { judgeTicks } from './judge-spec.ts';

/** How MULTI is marked under `spec`. */
export const ticksBySpec = setRules(({ keys }) => judgeTicks(keys));
