import { setRules } from '../../marking/judge-set.ts';
import { COMMON_RULES, type DefinitionOf } from '../definition.ts';
import { checkTicks } from './check-ticks.ts';
import * as ielts from './judge-ielts.ts';
import { judgeTicks } from './judge-spec.ts';

export const multi: DefinitionOf<'MULTI'> = {
  ...COMMON_RULES,
  marking: setRules({
    spec: ({ keys }) => judgeTicks(keys),
    ielts: ({ keys, question }) => ielts.judgeTicks(keys, question.options),
  }),
  rule: { spec: 'spec-ticks', ielts: 'ticks' },
  deliverOptions: ({ options }) => options,
  asksByText: false,
  checkKey: checkTicks,
};
