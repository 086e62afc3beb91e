import { textRules } from '../../marking/judge-text.ts';
import { COMMON_RULES, type DefinitionOf } from '../definition.ts';
import { checkOffered } from '../one-choice/check-offered.ts';
import { choiceBySpec } from '../one-choice/marking-spec.ts';
import { checkUntouched } from './check-untouched.ts';
import { judgeTfng } from './judge-ielts.ts';
import { readLabel, TFNG_CHOICES } from './labels.ts';

export const tfng: DefinitionOf<'TFNG'> = {
  ...COMMON_RULES,
  marking: { spec: choiceBySpec, ielts: textRules(judgeTfng) },
  rule: { spec: 'spec-choice', ielts: 'true-false-not-given' },
  readAnswer: readLabel,
  asksByText: true,
  checkKey: (place) => checkOffered(place, TFNG_CHOICES[place.group.labels]),
  checkKeys: checkUntouched,
};
