import { textRules } from '../../marking/judge-text.ts';
import { countedKeys } from '../counted-keys.ts';
import { COMMON_RULES, type DefinitionOf } from '../definition.ts';
import type { GroupOf } from '../group.ts';
import { checkOffered } from '../one-choice/check-offered.ts';
import { warnIfSame } from '../one-choice/check-same-keys.ts';
import { judgeChoice } from '../one-choice/judge-ielts.ts';
import { choiceBySpec } from '../one-choice/marking-spec.ts';

export const mcq: DefinitionOf<'MCQ'> = {
  ...COMMON_RULES,
  marking: { spec: choiceBySpec, ielts: textRules(({ key, question }) => judgeChoice(key, question.options)) },
  rule: { spec: 'spec-choice', ielts: 'choice' },
  deliverOptions: ({ options }) => options,
  asksByText: true,
  checkKey: (place) => checkOffered(place, place.question.options),
  checkKeys: ({ group, groupIndex }) => warnIfSame(positions(group), groupIndex),
};

/** Each question has its own options, so equal keys mean the same position of the key. */
function positions({ type, questions }: GroupOf<'MCQ'>): readonly string[] {
  return questions.flatMap(({ answers, options }) =>
    countedKeys(type, answers).map((key) => String(options.indexOf(key))),
  );
}
