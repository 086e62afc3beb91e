import { anyOrderRules } from '../../marking/any-order/any-order-rules.ts';
import { COMMON_RULES, type DefinitionOf } from '../definition.ts';
import { checkSameKeys } from '../one-choice/check-same-keys.ts';
import { checkAnyOrder, withoutShared } from './check-any-order.ts';
import { checkAnswers } from './check-answers.ts';
import { checkUnreadLimit, checkWordLimit } from './check-word-limit.ts';
import { judgeBlank } from './judge-ielts.ts';
import { blanksBySpec } from './marking-spec.ts';
import { phrasesOf } from './phrases-of.ts';

export const fillBlanks: DefinitionOf<'FILL_BLANKS'> = {
  ...COMMON_RULES,
  marking: { spec: blanksBySpec, ielts: anyOrderRules(judgeBlank) },
  rule: { spec: 'spec-text', ielts: 'accepted-answers' },
  asksByText: false,
  checkKey: (place) => [...checkAnswers(place), ...checkWordLimit(place)],
  checkKeys: (place) => [...checkSameKeys(withoutShared(place)), ...checkAnyOrder(place), ...checkUnreadLimit(place)],
  quotes: phrasesOf,
};
