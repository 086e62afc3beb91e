import { anyOrderRules } from '../../marking/any-order/any-order-rules.ts';
import { judgeBlank } from './judge-spec.ts';

/** How FILL_BLANKS is marked under `spec`. */
export const blanksBySpec = anyOrderRules(judgeBlank);
