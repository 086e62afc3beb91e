import { textRules } from '../../marking/judge-text.ts';
import { COMMON_RULES, type QuestionTypeDefinition } from '../definition.ts';
import type { CommonGroup } from '../group.ts';
import { checkOffered } from './check-offered.ts';
import { checkSameKeys } from './check-same-keys.ts';
import { judgeChoice } from './judge-ielts.ts';
import { choiceBySpec } from './marking-spec.ts';

interface GroupWithChoices extends CommonGroup {
  readonly choices: readonly string[];
}

/** The rules of types whose questions are answered with one of their group's choices. */
export const CHOICE_OF_GROUP: Omit<QuestionTypeDefinition<'text', GroupWithChoices>, 'asksByText'> = {
  ...COMMON_RULES,
  marking: { spec: choiceBySpec, ielts: textRules(({ key, group }) => judgeChoice(key, group.choices)) },
  rule: { spec: 'spec-choice', ielts: 'choice' },
  checkKey: (place) => checkOffered(place, place.group.choices),
  checkKeys: checkSameKeys,
};
