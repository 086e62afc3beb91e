import { repairKey, type KeyProblem } from '../../key-repair/repair-key.ts';
import type { Finding } from '../../readiness/finding.ts';
import { keyFinding, type KeyedPlace } from '../../readiness/key-finding.ts';
import type { GroupOf } from '../group.ts';

/** Continues "…the answer “a/b”, ". */
const WHY = {
  placeholder: 'which is a placeholder, not an answer',
  markup: 'which contains HTML',
  bracket: 'which has brackets that marking reads as part of the answer',
  remark: 'which has a note in brackets',
  double_slash: 'which has two slashes between alternatives',
  separator: 'which does not separate its alternatives with a slash',
  slash: 'which has a slash without a space on each side',
  many_brackets: 'which has too many optional words in brackets',
} as const satisfies Record<KeyProblem, string>;

/** With one of these problems no part of the text can be matched. */
const CERTAIN: ReadonlySet<KeyProblem> = new Set(['placeholder', 'markup', 'bracket']);

/**
 * Accepted answers that no answer can match, each with what to write instead: an error if that is certain and the question has
 * no other answer, else a warning.
 */
export function checkAnswers(place: KeyedPlace<GroupOf<'FILL_BLANKS'>>): readonly Finding[] {
  const repairs = place.keys.flatMap((answer) => {
    const repair = repairKey(answer);
    return repair === null ? [] : [{ answer, ...repair }];
  });
  const isHopeless =
    repairs.length === place.keys.length &&
    repairs.every(({ problem, answer }) => CERTAIN.has(problem) && !isWord(answer));
  return repairs.map((repair) => {
    const { answer, answers, problem } = repair;
    const instead = answers.map((one) => `“${one}”`).join(', ');
    const advice = answers.length === 0 ? 'Remove it' : `Write ${instead}`;
    return keyFinding(place, {
      code: 'key_unmatchable',
      severity: isHopeless ? 'error' : 'warning',
      says: `has the answer “${answer}”, ${WHY[problem]}. ${advice}`,
      repair,
    });
  });
}

/** The word “answer” is a placeholder, unless the passage contains it. */
function isWord(answer: string): boolean {
  return /^answers?$/i.test(answer);
}
