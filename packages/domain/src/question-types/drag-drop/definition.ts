import { textRules } from '../../marking/judge-text.ts';
import { COMMON_RULES, type DefinitionOf } from '../definition.ts';
import { checkOffered } from '../one-choice/check-offered.ts';
import * as ielts from '../one-choice/judge-ielts.ts';
import { judgeChoice } from '../one-choice/judge-spec.ts';
import { checkPool } from './check-pool.ts';

export const dragDrop: DefinitionOf<'DRAG_DROP'> = {
  ...COMMON_RULES,
  marking: textRules({
    spec: judgeChoice,
    ielts: ({ key, group }) => ielts.judgeChoice(key, group.choices),
  }),
  asksByText: false,
  checkKey: (place) => checkOffered(place, place.group.choices),
  checkKeys: checkPool,
};
