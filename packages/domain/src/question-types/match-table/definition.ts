import { textRules } from '../../marking/judge-text.ts';
import { COMMON_RULES, type DefinitionOf } from '../definition.ts';
import { checkOffered } from '../one-choice/check-offered.ts';
import { checkSameKeys } from '../one-choice/check-same-keys.ts';
import * as ielts from '../one-choice/judge-ielts.ts';
import { judgeChoice } from '../one-choice/judge-spec.ts';

export const matchTable: DefinitionOf<'MATCH_TABLE'> = {
  ...COMMON_RULES,
  marking: textRules({
    spec: judgeChoice,
    ielts: ({ key, group }) => ielts.judgeChoice(key, group.choices),
  }),
  asksByText: true,
  checkKey: (place) => checkOffered(place, place.group.choices),
  checkKeys: checkSameKeys,
};
