import { EXACT, right, WRONG, type JudgeText } from '../../marking/outcome.ts';
import type { KeyedQuestion } from '../../marking/answer-rules.ts';
import type { GroupOf } from '../group.ts';
import { TFNG_CHOICES } from './labels.ts';
import { normalise } from '../../marking/ielts/normalise.ts';
import { splitHyphens } from '../../marking/ielts/values/tokens.ts';

/** Short forms that learners write by hand, only for this type. TRUE is never YES. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['t', 'true'],
  ['f', 'false'],
  ['y', 'yes'],
  ['n', 'no'],
  ['ng', 'not given'],
  ['n g', 'not given'],
  ['notgiven', 'not given'],
]);

/** TFNG under `ielts`: the label in any case, or one of its short forms. */
export function judgeTfng({ group, key }: KeyedQuestion<GroupOf<'TFNG'>>): JudgeText {
  const offered: readonly string[] = TFNG_CHOICES[group.labels];
  const normal = label(key);
  return (text) => {
    if (text === key) return EXACT;
    if (offered.includes(text) && offered.includes(key)) return WRONG;
    if (label(text) !== normal) return WRONG;
    return right(normalise(text) === normalise(key) ? 'case' : 'spelling_variant');
  };
}

function label(text: string): string {
  const normal = splitHyphens(normalise(text).replaceAll('.', ''));
  return ALIASES.get(normal) ?? normal;
}
