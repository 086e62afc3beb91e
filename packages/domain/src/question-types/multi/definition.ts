import { setRules } from '../../marking/judge-set.ts';
import { COMMON_RULES, type DefinitionOf } from '../definition.ts';
import { checkTicks } from './check-ticks.ts';
import { judgeTicks } from './judge-ielts.ts';
import { ticksBySpec } from './marking-spec.ts';

export const multi: DefinitionOf<'MULTI'> = {
  ...COMMON_RULES,
  marking: { spec: ticksBySpec, ielts: setRules(({ keys, question }) => judgeTicks(keys, question.options)) },
  rule: { spec: 'spec-ticks', ielts: 'ticks' },
  deliverOptions: ({ options }) => options,
  asksByText: false,
  checkKey: checkTicks,
};
