import { textRules } from '../../marking/judge-text.ts';
import { COMMON_RULES, type DefinitionOf } from '../definition.ts';
import { checkOffered } from '../one-choice/check-offered.ts';
import { checkSameKeys } from '../one-choice/check-same-keys.ts';
import * as ielts from '../one-choice/judge-ielts.ts';
import { judgeChoice } from '../one-choice/judge-spec.ts';

export const dropdown: DefinitionOf<'DROPDOWN'> = {
  ...COMMON_RULES,
  marking: textRules({
    spec: judgeChoice,
    ielts: ({ key, group }) => ielts.judgeChoice(key, group.choices),
  }),
  asksByText: false,
  checkKey: (place) => checkOffered(place, place.group.choices),
  checkKeys: checkSameKeys,
};
